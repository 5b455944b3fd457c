import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, isByWords } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { engineNamed } from "@/lib/engines/engine-words";
import { BASE_WORDS } from "@/lib/responses/base-words";
import { isInBase } from "@/lib/responses/is-in-base";
import type { WorkbookSheet } from "@/lib/tables/stream-workbook";
import { counted } from "@/lib/text/figures";
import type { ExportFrame } from "../export-frame";

/** How the figures of an export were made, as a sheet of a workbook. */
export const methodsSheet = async (db: Db, frame: ExportFrame): Promise<WorkbookSheet> => ({
  name: "Methods",
  widths: [28, 100],
  rows: [["what", "how"], ...(await readMethods(db, frame))],
});

/** How the figures of an export were made: who coded what, by which engines, and which tests were used. */
async function readMethods(db: Db, frame: ExportFrame): Promise<[string, string | number][]> {
  const { inBase, reviewed, engines, mentions, byPerson, byWords } = await readFacts(db, frame);
  const codes = frame.codebook.reduce((sum, category) => sum + category.codes.length, 0);
  return [
    [frame.isGrouped ? "Tracker" : "Question", frame.title],
    ...frame.waves.map(({ number, projectName, wording, answers }): [string, string] => [
      frame.isGrouped ? `Wave ${number}` : "Project",
      `${projectName}: ${wording} (${counted(answers, "answer")})`,
    ]),
    ["Exported", new Date().toISOString()],
    ["Answers", frame.answers],
    ...(frame.filter ? [["Only answers with", frame.filter.words] satisfies [string, string]] : []),
    ["Base", inBase],
    ["What the base is", BASE_WORDS],
    ["Codebook", `${counted(codes, "code")} in ${counted(frame.codebook.length, "category", "categories")}`],
    ["Mentions", mentions],
    ["Mentions decided by people", byPerson],
    ["Mentions by words that always give a code", byWords],
    ["Answers decided by people", reviewed],
    ["Coded by", engines.length > 0 ? engines.map(engineNamed).join(", ") : "people only"],
    ["Intervals", "95%, by Wilson's score method."],
    ...(frame.weightKey === null ? [] : [["Weights", weightWords(frame, frame.weightKey)] satisfies [string, string]]),
    [
      "Letters",
      "Columns of the same segment that a share significantly exceeds: two-sided z tests on column proportions, Holm-corrected over all pairs of columns in the row, at 5%. Columns with an effective base under 5 are not tested.",
    ],
    [
      "Chi-square",
      "Pearson's test if no answer has several codes, otherwise the sum of the rows' tests (Decady and Thomas, 2000).",
    ],
    ...(frame.isGrouped ? WAVES : []),
    ["Small bases", "Columns with fewer than 30 answers are marked; their shares are uncertain."],
  ];
}

const weightWords = ({ segments }: ExportFrame, key: string) =>
  `Cross-tabs and comparisons of waves are weighted by ${segments.find(({ name }) => name === key)?.label ?? key}, and tested with effective bases (Kish). Frequencies stand unweighted and weighted; weighted intervals go by the effective base.`;

const WAVES: [string, string][] = [
  [
    "Changes between waves",
    "In percentage points; * marks those that are significant: two-sided z tests, Holm-corrected over all pairs of waves, at 5%.",
  ],
  [
    "‡",
    "The code was added, or got another name, definition or sentiment, after the wave was coded: code the wave again before you compare.",
  ],
];

type Facts = {
  inBase: number;
  reviewed: number;
  engines: string[];
  mentions: number;
  byPerson: number;
  byWords: number;
};

async function readFacts(db: Db, { organizationId, waves, filter }: ExportFrame): Promise<Facts> {
  const ids = waves.map(({ questionId }) => questionId);
  const ofWaves = sql.join(
    [
      sql`${responses.organizationId} = ${organizationId} and ${isOneOf(responses.questionId, ids)}`,
      ...(filter?.conditions ?? []),
    ],
    sql` and `,
  );
  const [answers] = await db.execute<Pick<Facts, "inBase" | "reviewed">>(sql`
    select count(*) filter (where ${isInBase})::integer as "inBase", count(*) filter (where ${responses.reviewed})::integer as reviewed
    from ${responses} where ${ofWaves}`);
  const [coded] = await db.execute<Pick<Facts, "engines" | "mentions" | "byPerson" | "byWords">>(sql`
    select count(*)::integer as mentions, (count(*) filter (where ${assignments.source} = 'person'))::integer as "byPerson",
      (count(*) filter (where ${isByWords()}))::integer as "byWords",
      coalesce(json_agg(distinct ${assignments.engine}) filter (where ${assignments.engine} is not null), '[]') as engines
    from ${responses} join ${assignments}
      on ${assignments.organizationId} = ${responses.organizationId} and ${assignments.responseId} = ${responses.id}
    where ${ofWaves}`);
  return { inBase: 0, reviewed: 0, engines: [], mentions: 0, byPerson: 0, byWords: 0, ...answers, ...coded };
}
