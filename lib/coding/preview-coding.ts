import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { CodeChange, CodingMode } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { shownChanges } from "@/lib/codebook/code-changes";
import { countCodes } from "@/lib/codebook/codebook";
import { codesHashOf, readManual } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { countFreeRun } from "@/lib/credits/free-runs";
import { inParts } from "@/lib/data/parts";
import type { CodingEngine } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { AppError } from "@/lib/errors/app-error";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { isOpenTo } from "@/lib/responses/open-answers";
import { readExamples } from "@/lib/responses/read-examples";
import { isJunk } from "./charge";
import { readQuestion } from "./job/read-question";
import { groupEqual } from "./pipeline/answer-groups";
import { codeByTask } from "./pipeline/code-in-memory";
import { codingTask } from "./pipeline/coding-task";
import { preparationOptions } from "./prepare-question";

/** Answers of a sample: the local engine codes them within seconds, a model in one or two calls. */
const SAMPLE = { local: 200, model: 40 };
const PER_CALL = 40;
/** Milliseconds after which no further part of the sample is coded. */
const TIMEOUT = 8_000;

/**
 * Codes a random sample of the answers that a run in this mode would code, stores nothing, and compares the codes with
 * those that the answers have. Free with the local engine; with a model it counts as a free run of the plan's day.
 * Throws NOT_FOUND, NO_DATA, EMPTY_CODEBOOK and RATE_LIMITED.
 */
export async function previewCoding(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { mode, engine }: { mode: CodingMode; engine: CodingEngine },
) {
  const question = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const codebook = await readCodebook(db, scope);
  if (countCodes(codebook) === 0) throw new AppError("EMPTY_CODEBOOK", "This question has no codebook yet.");
  const open = await db.$count(responses, and(rowsOf(responses, scope), isOpenTo(mode)));
  if (open === 0) throw new AppError("NO_DATA", "There is no answer to code.");
  if (engine.name !== "local") {
    await db.transaction((tx) => countFreeRun(tx, caller, engine, "Preview of coding for {name}", path.questionId));
  }
  const given = await readSample(db, scope, mode, engine.name === "local" ? SAMPLE.local : SAMPLE.model);
  const options = preparationOptions(question);
  const answers = await prepareInWorker(given, options, { group: caller.organizationId });
  const { context } = await readQuestion(db, scope);
  const groups = groupEqual(answers.filter(({ flags }) => !isJunk(flags)));
  const manual = await readManual(db, scope, codesHashOf(codebook));
  const task = { ...codingTask(context, codebook, await readExamples(db, scope)), manual };
  const coded = new Map<string, Set<string>>();
  const end = Date.now() + TIMEOUT;
  for (const part of inParts(groups, PER_CALL)) {
    if (Date.now() > end) break;
    for (const coding of await codeByTask(onBehalfOf(caller.organizationId, engine), { context, groups: part, task })) {
      if (!coding.notCoded) coded.set(coding.answerId, new Set(coding.mentions.map(({ codeId }) => codeId)));
    }
  }
  const before = await readCodesOf(db, scope, [...coded.keys()]);
  const reviewed = await countReviewed(db, scope);
  const ids = codebook.flatMap(({ codes }) => codes.map(({ id }) => id));
  const changes = ids.map((id) => changeOf(id, { before, after: coded, reviewed: reviewed.get(id) ?? 0 }));
  return { answers: open, sample: coded.size, code_changes: shownChanges(codebook, changes) };
}

export type CodingPreview = Awaited<ReturnType<typeof previewCoding>>;

/** A random sample that is the same until answers are added or coded: the ids in the order of their hashes. */
const readSample = (db: Db, scope: QuestionScope, mode: CodingMode, size: number) =>
  db
    .select({ id: responses.id, text: responses.text })
    .from(responses)
    .where(and(rowsOf(responses, scope), isOpenTo(mode)))
    .orderBy(sql`hashtextextended(${responses.id}::text, 1)`)
    .limit(size);

async function readCodesOf(db: Db, { organizationId }: QuestionScope, answerIds: readonly string[]) {
  const rows = await db
    .select({ id: assignments.responseId, codeId: assignments.codeId })
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, answerIds)));
  const codes = new Map<string, Set<string>>();
  for (const { id, codeId } of rows) codes.set(id, (codes.get(id) ?? new Set()).add(codeId));
  return codes;
}

/** The number of reviewed answers with each code of a question. */
async function countReviewed(db: Db, scope: QuestionScope): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: string; answers: number }>(sql`
    select a.code_id as id, count(*)::integer as answers
    from ${assignments} a
    join ${responses} on responses.organization_id = a.organization_id and responses.id = a.response_id
    where ${rowsOf(responses, scope)} and responses.reviewed group by 1`);
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

type Codes = ReadonlyMap<string, ReadonlySet<string>>;

function changeOf(
  codeId: string,
  { before, after, reviewed }: { before: Codes; after: Codes; reviewed: number },
): CodeChange {
  const change = { codeId, before: 0, after: 0, movedIn: 0, movedOut: 0, reviewed };
  for (const [id, codes] of after) {
    const [had, has] = [before.get(id)?.has(codeId) ?? false, codes.has(codeId)];
    change.before += Number(had);
    change.after += Number(has);
    change.movedIn += Number(has && !had);
    change.movedOut += Number(had && !has);
  }
  return change;
}
