import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { AnalysisFilter } from "@/lib/analytics/answer-filter";
import { SMALL_BASE } from "@/lib/analytics/banner";
import { readTogether } from "@/lib/analytics/together";
import type { Caller } from "@/lib/auth/caller";
import { cutTo } from "@/lib/charts/svg";
import { engineWords } from "@/lib/engines/engine-words";
import { readSegmentNames, type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import { BASE_WORDS } from "@/lib/responses/base-words";
import type { Slide } from "@/lib/slides/slide";
import { counted, whole } from "@/lib/text/figures";
import { filterWords } from "../filter-words";
import { type ExportSource, type FoundSource, findSource } from "../find-source";
import { ROOM } from "./parameters";

/** What every slide about a question or tracker says of its figures. */
export type About = {
  source: FoundSource;
  /** Whether the codes are in more than one net. */
  hasNets: boolean;
  names: SegmentNames;
  codedBy: string;
  date: string;
  /** A filter in words; empty for none. */
  wordsOf: (filter: AnalysisFilter | undefined) => Promise<string>;
};

/** Throws NOT_FOUND, NOT_GROUPED, NO_DATA. */
export async function readAbout(db: Db, caller: Caller, given: ExportSource): Promise<About> {
  const { organizationId } = caller;
  const source = await findSource(db, caller, given);
  const ids = source.questions.map(({ questionId }) => questionId);
  const analysed = await readTogether(db, caller, source.subject);
  const [names, codedBy] = await Promise.all([
    readSegmentNames(db, organizationId, ...ids),
    readCodedBy(db, organizationId, ids),
  ]);
  return {
    source,
    hasNets: new Set(analysed.codes.flatMap(({ nets }) => nets.map(({ id }) => id))).size > 1,
    names,
    codedBy,
    date: dateWords(),
    wordsOf: (filter) => filterWords(db, analysed, filter ?? {}),
  };
}

async function readCodedBy(db: Db, organizationId: string, questionIds: readonly string[]): Promise<string> {
  const engines = await db.execute<{ engine: string }>(sql`
    select distinct ${assignments.engine} as engine
    from ${responses} join ${assignments}
      on ${assignments.organizationId} = ${responses.organizationId} and ${assignments.responseId} = ${responses.id}
    where ${responses.organizationId} = ${organizationId} and ${isOneOf(responses.questionId, questionIds)}
      and ${assignments.engine} is not null
    order by 1`);
  return engines.map(({ engine }) => engineWords(engine)).join(", ") || "people only";
}

/** Today, such as "29 November 2026". */
export const dateWords = (): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());

export type Base = { base: number; weight_key: string | null; effective_base: number };

/** "Base: 530 answers, weighted by Weight (effective base 498)"; a small base is marked, as the page does. */
export function baseWords({ base, weight_key, effective_base }: Base, { names }: About): string {
  const notes = [
    ...(weight_key === null ? [] : [`effective base ${whole(Math.round(effective_base))}`]),
    ...(base > 0 && effective_base < SMALL_BASE ? [`under ${SMALL_BASE}: read with care`] : []),
  ];
  const weight = weight_key === null ? "" : `, weighted by ${segmentNameOf(names, weight_key)}`;
  return `Base: ${counted(base, "answer")}${weight}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
}

/** A filter in words as a sentence; none for an empty one. */
export const onlyWords = (filter: string): string[] => (filter === "" ? [] : [`Only answers with ${filter}`]);

type Said = {
  base: Base;
  /** In words; empty for none. */
  filter: string;
  /** What the signs on the slide mean. */
  marks?: readonly string[];
  /** How its figures were made, for the notes alone. */
  methods?: readonly string[];
};

/** The foot of a slide: wording, base, weight, filter, and what its marks mean. Its notes: the same whole, and how. */
export function captionsOf(
  about: About,
  { base, filter, marks = [], methods = [] }: Said,
): Pick<Slide, "foot" | "notes"> {
  const { source, codedBy, date } = about;
  const coded = `Coded by ${codedBy}; ${date}`;
  const foot = [
    `“${cutTo(ROOM.foot, 1, source.title)}”`,
    baseWords(base, about),
    ...onlyWords(cutTo(ROOM.foot, 1, filter)),
    ...marks,
    coded,
  ];
  const notes = [
    source.title,
    ...source.questions.map(
      ({ projectName, wording }, index) =>
        `${source.isGrouped ? `Wave ${index + 1}` : "Project"}: ${projectName}${source.isGrouped ? `: ${wording}` : ""}`,
    ),
    baseWords(base, about),
    BASE_WORDS,
    ...onlyWords(filter),
    ...marks,
    ...methods,
    ...(base.weight_key === null ? [] : ["Tests and intervals go by the effective base (Kish)."]),
    coded,
  ];
  return { foot: `${foot.join(". ")}.`, notes };
}
