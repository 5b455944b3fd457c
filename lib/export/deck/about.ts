import type { Db } from "@/db/client";
import type { AnalysisFilter } from "@/lib/analytics/answer-filter";
import { readTogether } from "@/lib/analytics/together";
import type { Caller } from "@/lib/auth/caller";
import { cutTo } from "@/lib/charts/svg";
import { engineWords } from "@/lib/engines/engine-words";
import { readSegmentNames, type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import { counted, whole } from "@/lib/text/figures";
import { type ExportFrame, readExportFrame } from "../export-frame";
import { filterWords } from "../filter-words";
import type { ExportSource } from "../find-source";
import { readMethods } from "../workbook/methods-sheet";

/** What every slide about a question or tracker says of its figures. */
export type About = {
  frame: ExportFrame;
  names: SegmentNames;
  codedBy: string;
  date: string;
  /** How the figures were made, for the speaker's notes. */
  methods: string[];
  /** A filter in words; empty for none. */
  wordsOf: (filter: AnalysisFilter | undefined) => Promise<string>;
};

/** Throws NOT_FOUND, NOT_GROUPED, NO_DATA. */
export async function readAbout(db: Db, caller: Caller, source: ExportSource): Promise<About> {
  const frame = await readExportFrame(db, caller, source);
  const ids = frame.waves.map(({ questionId }) => questionId);
  const analysed = await readTogether(db, caller, frame.subject);
  const [names, { engines, methods }] = await Promise.all([
    readSegmentNames(db, caller.organizationId, ...ids),
    readMethods(db, frame),
  ]);
  return {
    frame,
    names,
    codedBy: engines.length > 0 ? engines.map(engineWords).join(", ") : "people only",
    date: dateWords(),
    methods: methods.map(([what, how]) => `${what}: ${how}`),
    wordsOf: (filter) => filterWords(db, analysed, filter ?? {}),
  };
}

/** Today, such as "29 November 2026". */
export const dateWords = (): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());

export type Base = { base: number; weight_key: string | null; effective_base: number };

/** "Base: 530 answers, weighted by Weight (effective base 498)". */
export function baseWords({ base, weight_key, effective_base }: Base, { names }: About): string {
  const weight =
    weight_key === null
      ? ""
      : `, weighted by ${segmentNameOf(names, weight_key)} (effective base ${whole(Math.round(effective_base))})`;
  return `Base: ${counted(base, "answer")}${weight}`;
}

/** How much of a long wording the foot shows, in ems: about one line. */
const LINE = 75;

/** The foot of a slide: wording, base, weight, filter (in words), and what its marks mean. */
export function footOf(
  about: About,
  { base, filter, marks = [] }: { base: Base; filter: string; marks?: readonly string[] },
): string {
  const { frame, codedBy, date } = about;
  const parts = [
    `“${cutTo(LINE, 1, frame.title)}”`,
    baseWords(base, about),
    ...(filter === "" ? [] : [`Only answers with ${filter}`]),
    ...marks,
    `Coded by ${codedBy}; ${date}`,
  ];
  return `${parts.join(". ")}.`;
}
