import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { ANSWERS_KEY, type SavColumn } from "@/db/schema/segment-labels";
import { type AnalysisFilter, conditionsFor } from "@/lib/analytics/answer-filter";
import type { Subject } from "@/lib/analytics/subject";
import { readTogether } from "@/lib/analytics/together";
import type { Caller } from "@/lib/auth/caller";
import type { Codebook } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { AppError } from "@/lib/errors/app-error";
import { readSavColumns, readSegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import { textsWithValue } from "@/lib/tables/sav-column";
import { filterWords } from "./filter-words";
import { type ExportSource, type FoundSource, findSource, type SourceQuestion, UNNAMED } from "./find-source";
import { type MergedQuestion, readMerged } from "./merged-question";

/** A question whose answers are exported; for a group, one of its questions. */
export type Wave = SourceQuestion & {
  /** Its place in the group, from 1. */
  number: number;
  /** How many of its answers are exported, and the position of the last one. Answers that arrive later are left out. */
  answers: number;
  last: number;
};

/** A segment as a column. Its values are numbers if all of them are written as numbers. */
export type SegmentColumn = {
  name: string;
  /** The wording of the segment's question, for people to read. */
  label: string;
  isNumeric: boolean;
  /** For numbers: how many digits there are in total, and how many of them after the decimal point. */
  digits: number;
  decimals: number;
  /** The longest value in bytes of UTF-8. */
  bytes: number;
  /** What an SPSS file said of the column; `fits`: each value is still one that it can hold. */
  sav?: { label: string; column: SavColumn; fits: boolean } | undefined;
};

/** The data that the columns of an export depend on. */
export type ExportFrame = Omit<FoundSource, "questions"> & {
  organizationId: string;
  wording: string;
  waves: Wave[];
  answers: number;
  /** The first wave's codebook; the other waves have the same codes with the same numbers. */
  codebook: Codebook;
  /** The largest number of codes of an answer. */
  mentions: number;
  /** The number of all answers' codes, minus the number of answers with a code. */
  furtherMentions: number;
  segments: SegmentColumn[];
  /** The column of the respondents' ids. */
  ids: SegmentColumn;
  /** The names of the survey's columns in the SPSS file that was uploaded, as far as ours could be the same. */
  savNames: string[];
  /** The longest texts in bytes of UTF-8; no answer has a translation if that of translations is 0. */
  bytes: { text: number; translation: number; evidence: number };
  /** The closed question whose “other, specify” the answers are. */
  merged: MergedQuestion | null;
  /** Which answers are exported; null for all. */
  filter: FrameFilter | null;
};

/** A filter as it was given, in words, and as conditions on `responses`. */
type FrameFilter = { given: AnalysisFilter; words: string; conditions: SQL[] };

/**
 * Reads what the columns of an export depend on. Throws NOT_FOUND; NOT_GROUPED if the question has no group but its
 * group is asked for; NO_DATA without answers; VALIDATION_ERROR for a filter that names what the question does not have.
 */
export async function readExportFrame(db: Db, caller: Caller, source: ExportSource): Promise<ExportFrame> {
  const { organizationId } = caller;
  const { questions, ...found } = await findSource(db, caller, source);
  const ids = questions.map(({ questionId }) => questionId);
  const savColumns = await readSavColumns(db, organizationId, ids);
  const filter = source.filter ? await readFilter(db, caller, found.subject, source.filter) : null;
  const [sizes, mentions, segments, codebook] = await Promise.all([
    measureAnswers(db, organizationId, ids, filter?.conditions),
    measureMentions(db, organizationId, ids, filter?.conditions),
    listSegmentColumns(db, organizationId, ids, savColumns),
    readCodebook(db, { organizationId, questionId: ids[0] ?? "" }),
  ]);
  const waves = questions.map((question, index) => {
    const size = sizes.get(question.questionId);
    return { ...question, number: index + 1, answers: size?.answers ?? 0, last: size?.last ?? -1 };
  });
  const answers = waves.reduce((sum, wave) => sum + wave.answers, 0);
  if (answers === 0) {
    throw new AppError("NO_DATA", filter ? "No answer passes the filter." : "There are no answers to export.");
  }
  const longest = (part: "id" | "text" | "translation") => Math.max(...[...sizes.values()].map((size) => size[part]));
  return {
    ...found,
    organizationId,
    wording: waves[0]?.wording ?? "",
    waves,
    answers,
    codebook,
    merged: await readMerged(db, organizationId, questions),
    filter,
    mentions: mentions.max,
    furtherMentions: mentions.further,
    segments,
    ids: {
      name: found.idColumn ?? "ID",
      label: found.idColumn ?? UNNAMED,
      ...{ isNumeric: false, digits: 0, decimals: 0, bytes: longest("id") },
      sav: savOf(
        found.idColumn === null ? undefined : savColumns.get(found.idColumn),
        [...sizes.values()].every(({ numbers }) => numbers),
      ),
    },
    savNames: [...savColumns.keys()],
    bytes: {
      text: Math.max(longest("text"), savColumns.get(ANSWERS_KEY)?.width ?? 0),
      translation: longest("translation"),
      evidence: mentions.evidence,
    },
  };
}

async function readFilter(
  db: Db,
  caller: Caller,
  subject: Subject,
  given: AnalysisFilter,
): Promise<FrameFilter | null> {
  const analysed = await readTogether(db, caller, subject);
  const conditions = await conditionsFor(db, analysed, given);
  return conditions.length === 0 ? null : { given, words: await filterWords(db, analysed, given), conditions };
}

const isIn = (organizationId: string, questionIds: readonly string[], conditions: readonly SQL[]): SQL =>
  sql.join(
    [sql`${responses.organizationId} = ${organizationId}`, isOneOf(responses.questionId, questionIds), ...conditions],
    sql` and `,
  );

async function measureAnswers(
  db: Db,
  organizationId: string,
  questionIds: readonly string[],
  conditions: readonly SQL[] = [],
) {
  type Size = {
    question: string;
    answers: number;
    last: number;
    id: number;
    text: number;
    translation: number;
    numbers: boolean;
  };
  const rows = await db.execute<Size>(sql`
    select question_id as question, count(*)::integer as answers, max(position) as last,
      max(octet_length(external_id)) as id, max(octet_length(text)) as text,
      coalesce(max(octet_length(translation)), 0) as translation,
      bool_and(external_id ~ ${NUMBER}) as numbers
    from ${responses}
    where ${isIn(organizationId, questionIds, conditions)}
    group by question_id`);
  return new Map(rows.map(({ question, ...size }) => [question, size]));
}

async function measureMentions(
  db: Db,
  organizationId: string,
  questionIds: readonly string[],
  conditions: readonly SQL[] = [],
) {
  const [found] = await db.execute<{ max: number; further: number; evidence: number }>(sql`
    select coalesce(max(mentions), 0) as max, coalesce(sum(mentions - 1), 0)::integer as further,
      coalesce(max(evidence), 0) as evidence
    from (
      select count(*)::integer as mentions, max(octet_length(${assignments.evidence})) as evidence
      from ${responses} join ${assignments}
        on ${assignments.organizationId} = ${responses.organizationId} and ${assignments.responseId} = ${responses.id}
      where ${isIn(organizationId, questionIds, conditions)}
      group by ${responses.id}
    ) per_answer`);
  return found ?? { max: 0, further: 0, evidence: 0 };
}

/** A number written as `007` or `1e5` stays text, as it does in uploads. */
const NUMBER = "^-?(0|[1-9][0-9]{0,14})([.][0-9]{1,10})?$";

/** Lists the segments in the order in which answers first have them. */
async function listSegmentColumns(
  db: Db,
  organizationId: string,
  questionIds: readonly string[],
  savColumns: Awaited<ReturnType<typeof readSavColumns>>,
) {
  const names = await readSegmentNames(db, organizationId, ...questionIds);
  const known = Object.fromEntries([...savColumns].map(([key, column]) => [key, textsWithValue(column)]));
  const rows = await db.execute<Omit<SegmentColumn, "label" | "sav"> & { fits: boolean }>(sql`
    select segment.key as name,
      bool_and(segment.value ~ ${NUMBER}) as "isNumeric",
      coalesce(bool_and(segment.value ~ (known.texts ->> 'pattern') or known.texts -> 'labels' ? segment.value), false)
        as fits,
      max(octet_length(segment.value)) as bytes,
      max(length(replace(segment.value, '.', ''))) as digits,
      max(length(split_part(segment.value, '.', 2))) as decimals
    from ${responses} cross join lateral jsonb_each_text(${responses.segments}) segment
      left join jsonb_each(${JSON.stringify(known)}::jsonb) known (key, texts) on known.key = segment.key
    where organization_id = ${organizationId} and ${isOneOf(responses.questionId, questionIds)}
      and segment.value <> ''
    group by segment.key
    order by min(array_position(${`{${questionIds.join(",")}}`}::uuid[], question_id)), min(position), segment.key`);
  return rows.map(
    ({ fits, ...row }): SegmentColumn => ({
      ...row,
      label: segmentNameOf(names, row.name),
      sav: savOf(savColumns.get(row.name), fits),
    }),
  );
}

function savOf(known: ({ label: string } & SavColumn) | undefined, fits: boolean): SegmentColumn["sav"] {
  if (!known) return undefined;
  const { label, ...column } = known;
  return { label, column, fits: fits || column.width > 0 };
}
