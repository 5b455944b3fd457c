import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { ANSWERS_KEY, type SavColumn } from "@/db/schema/segment-labels";
import { uploadRows } from "@/db/schema/uploads";
import { AppError } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { storeSegmentLabels } from "@/lib/questions/segment-names";
import { requireWeights } from "@/lib/questions/weight-of";
import { listNamed, MAX_NAMED, type NamedAnswer } from "@/lib/responses/list-named";
import { type StoredAnswers, storeAnswers } from "@/lib/responses/store-answers";
import { type BadRow, segmentNamesOf } from "./check-row";
import { type ColumnPlan, shownPlan } from "./column-plan";
import { findTargets, type Target } from "./find-targets";
import { type StoredClosed, storeClosed } from "./given-codes/store-closed";
import { type StoredGiven, storeGiven } from "./given-codes/store-given";
import { MAX_PROBLEMS } from "./preview-upload";

/** The target of a file's answers, the roles of its columns, and the treatment of bad rows. */
export type LoadOrder = {
  projectId: string;
  /** The question of the first text column; null if each column's question is found by its wording. */
  questionId: string | null;
  plan: ColumnPlan;
  columns: readonly string[];
  /** The wording of each text column's question. */
  wordings: readonly string[];
  /** The wordings of the segments, of the weight and of the ids, by key. */
  segmentLabels: Readonly<Record<string, string>>;
  /** What an SPSS file says of the segments, the weight and the ids, by name, and of each text column. */
  savColumns?: Readonly<Record<string, SavColumn>>;
  answerColumns?: readonly SavColumn[];
  notes: readonly string[];
  skipBadRows: boolean;
  /** The credential of whoever loads the file, and the file's name: for the decisions that come with the answers. */
  actor: string;
  fileName: string;
};

/**
 * Makes answers from the stored rows, all in the caller's transaction. Throws VALIDATION_ERROR, which lists the bad
 * rows, unless they are skipped; NOT_FOUND if the project or a question is gone; JOB_ALREADY_RUNNING.
 */
export async function loadRows(
  tx: Db,
  { organizationId, id }: { organizationId: string; id: string },
  order: LoadOrder,
  jobId?: string,
) {
  const { projectId, plan, skipBadRows } = order;
  const { good, distinct, bad, problems } = await judgeRows(tx, organizationId, id);
  if (bad > 0 && !skipBadRows) throw refusal(bad, problems);
  if (good === 0)
    throw new AppError("VALIDATION_ERROR", "No row of the file can be loaded.", { issues: issuesOf(problems) });
  const targets = await findTargets(tx, organizationId, order);
  const loaded: (Target & StoredAnswers & Named & Awaited<ReturnType<typeof storeCodes>>)[] = [];
  for (const [index, target] of targets.entries()) {
    const answers = answersOf({ organizationId, questionId: target.questionId }, plan, { uploadId: id, index });
    const scope = { organizationId, questionId: target.questionId };
    const stored = await storeAnswers(tx, scope, answers, jobId);
    const column = order.columns[plan.text[index] ?? -1] ?? "";
    const isFew = distinct * targets.length <= MAX_NAMED;
    const given = await storeCodes(tx, scope, order, { uploadId: id, text: index });
    const named = isFew && { responses: await listNamed(tx, scope, answers) };
    loaded.push({ ...target, column, ...stored, ...given, ...named });
  }
  await describeQuestions(tx, organizationId, targets, order);
  await tx
    .update(projects)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)));
  const sum = (part: "uploaded" | "updated" | "total") => loaded.reduce((all, question) => all + question[part], 0);
  return {
    project_id: projectId,
    uploaded: sum("uploaded"),
    updated: sum("updated"),
    duplicates: good - distinct,
    total: sum("total"),
    mapping: shownPlan(plan, order.columns),
    questions: loaded.map(({ questionId, ...question }) => ({ question_id: questionId, ...question })),
    skipped: problems,
    skipped_count: bad,
    notes: [
      ...order.notes,
      ...loaded.flatMap(({ given_codes, closed }) => [given_codes, closed].flatMap((each) => each?.notes ?? [])),
    ],
  };
}

/**
 * Selects the answers of a text column for `storeAnswers`. With codes, the text may stand in the first row of an answer
 * alone; an answer whose text is missing everywhere keeps the one that it has, or is stored without one.
 */
function answersOf(
  { organizationId, questionId }: QuestionScope,
  { codes = [] }: ColumnPlan,
  { uploadId, index }: { uploadId: string; index: number },
): SQL {
  const text = sql`texts ->> ${index}::integer`;
  const coded = codes.flatMap((given, place) =>
    given.text === index ? [sql`jsonb_typeof(codings -> ${place}::integer) = 'object'`] : [],
  );
  const isCoded = sql`coalesce(${coded.length > 0 ? sql.join(coded, sql` or `) : sql`false`}, false)`;
  const order = coded.length > 0 ? sql`${text} ~ '\\S' desc nulls last, ${isCoded} desc,` : sql``;
  const known = sql`select known.text from ${responses} known where known.organization_id = ${organizationId}
    and known.question_id = ${questionId} and known.external_id = latest.external_id and known.occurrence = 0`;
  return sql`
    select external_id, coalesce(${text}, (${known}), '') as text, segments,
      (row_number() over (order by "row") - 1)::integer as place
    from (
      select distinct on (external_id) external_id, texts, codings, segments, "row" from ${uploadRows}
      where organization_id = ${organizationId} and upload_id = ${uploadId} and external_id is not null
      order by external_id, ${order} "row" desc
    ) latest where ${text} is not null or ${isCoded}`;
}

/** Stores the codes, and the options of a closed question, that come with the answers of a text column. */
async function storeCodes(
  tx: Db,
  scope: QuestionScope,
  { plan: { codes = [] }, actor, fileName }: LoadOrder,
  { uploadId, text }: { uploadId: string; text: number },
) {
  const stored: { given_codes: StoredGiven | null; closed: StoredClosed | null } = { given_codes: null, closed: null };
  for (const [place, given] of codes.entries()) {
    const source = { uploadId, place, actor, fileName };
    if (given.text !== text) continue;
    if (given.closed) stored.closed = await storeClosed(tx, scope, given, source);
    else stored.given_codes = await storeGiven(tx, scope, given, source);
  }
  return stored;
}

type Named = { column: string; responses?: NamedAnswer[] };

/**
 * Stores on the questions the name of the id column, which exports use, the weight, which tables use, and what the file
 * says of its columns.
 */
async function describeQuestions(
  tx: Db,
  organizationId: string,
  targets: readonly Target[],
  { plan, columns, segmentLabels, savColumns, answerColumns = [] }: LoadOrder,
): Promise<void> {
  const ids = targets.map(({ questionId }) => questionId);
  await storeSegmentLabels(tx, organizationId, ids, { labels: segmentLabels, savColumns });
  for (const [index, column] of answerColumns.entries()) {
    await storeSegmentLabels(tx, organizationId, ids.slice(index, index + 1), {
      savColumns: { [ANSWERS_KEY]: column },
    });
  }
  const weightKey = plan.weight === null ? undefined : segmentNamesOf(columns)[plan.weight];
  const described = {
    ...(plan.id !== null && { respondentColumn: columns[plan.id] }),
    ...(weightKey !== undefined && { weightKey }),
  };
  if (Object.keys(described).length === 0) return;
  await tx
    .update(questions)
    .set(described)
    .where(and(eq(questions.organizationId, organizationId), isOneOf(questions.id, ids)));
  if (weightKey === undefined) return;
  for (const questionId of ids) await requireWeights(tx, { organizationId, questionId }, weightKey);
}

async function judgeRows(tx: Db, organizationId: string, id: string) {
  const [counts] = await tx.execute<{ good: number; distinct: number; bad: number }>(sql`
    select count(external_id)::integer as good, count(distinct external_id)::integer as distinct,
      count(problems)::integer as bad
    from ${uploadRows} where organization_id = ${organizationId} and upload_id = ${id}`);
  const bad = await tx.execute<{ problems: BadRow[] }>(sql`
    select problems from ${uploadRows}
    where organization_id = ${organizationId} and upload_id = ${id} and problems is not null
    order by "row" limit ${MAX_PROBLEMS}`);
  const problems = bad.flatMap((row) => row.problems).slice(0, MAX_PROBLEMS);
  return { ...(counts ?? { good: 0, distinct: 0, bad: 0 }), problems };
}

function refusal(bad: number, problems: readonly BadRow[]): AppError {
  const [first] = problems;
  const place =
    first && `row ${first.row}${first.column === null ? "" : `, column "${first.column}",`} ${first.reason}`;
  const message = `${bad} ${bad === 1 ? "row" : "rows"} of the file can't be loaded: ${place}. Nothing was stored. Correct the file, or leave these rows out (API: \`skip_bad_rows\`).`;
  return new AppError("VALIDATION_ERROR", message, { issues: issuesOf(problems) });
}

const issuesOf = (problems: readonly BadRow[]) =>
  problems.map(({ row, column, reason }) => ({ path: `file.rows[${row}]`, message: reason, row, column }));
