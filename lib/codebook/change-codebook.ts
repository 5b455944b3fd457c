import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { questions } from "@/db/schema/projects";
import type { CodebookChange, CodebookDraftOrigin } from "@/db/schema/terms";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, type QuestionScope, questionNotFound, scopeOf } from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { requireIdle } from "@/lib/questions/require-idle";
import { forgetVersions, keepAssignments, markEmptiedUncoded } from "./assignment-history";
import { numbersOf } from "./code-numbers";
import { type Codebook, countCodes, LARGEST_CODEBOOK, sizeOf } from "./codebook";
import { type Move, moveAssignments } from "./move-assignments";
import { moveCodings } from "./move-codings";
import { inNestedOrder } from "./nets";
import { readCodebook } from "./read-codebook";
import { inWave, lockQuestionAndWaves, lockQuestions, lockWaves, movesInWave } from "./shared-codebook";
import { codesMissingIn, isSameCodebook, requireDistinctNames, writeCodebook } from "./write-codebook";

/** The number of versions kept of a codebook; older ones are deleted with the codes stored for them. */
const VERSIONS_KEPT = 500;

export type Question = typeof questions.$inferSelect;

/** The effects of a change on a codebook and on the codes of answers. */
export type CodebookPlan = {
  codebook: Codebook;
  /** One sentence for people: `Renamed "Staff" to "Service".` */
  summary: string;
  /** Mentions to move to other codes before their own code is deleted. */
  moves?: readonly Move[];
  /**
   * Selects the ids of answers whose codes change although no code is deleted. Their codes are copied into the history
   * before the change.
   */
  touched?: SQL;
  /** Changes the codes of the `touched` answers. */
  recode?: () => Promise<void>;
  /** Makes the same change to the codes of answers in another wave of the group. */
  inWave?: (wave: Question) => Promise<WavePlan>;
  /** The versions that this change takes back, from the first to the last. */
  undoes?: { undoesFrom: number; undoesTo: number };
};

/**
 * `known`: codes and categories that the wave has had before. If the change brings one back, it gets its old id again.
 */
export type WavePlan = Pick<CodebookPlan, "touched" | "recode" | "undoes"> & { known: Codebook };

export type ChangedCodebook = { codebook: Codebook; version: number };

export type Planner = (tx: Db, current: Codebook, question: Question) => CodebookPlan | Promise<CodebookPlan>;

/**
 * The only way to change a codebook. Locks the question, asks `plan` for the new codebook, and writes the difference as
 * a new version. The codes that answers had before are copied into the history. If the plan changes nothing, no version
 * is made. Throws NOT_FOUND; JOB_ALREADY_RUNNING; CONFLICT if `ifMatch` is not the current version; VALIDATION_ERROR if
 * two categories, or two codes of one category, have the same name, or if a category would stand within itself.
 */
export async function changeCodebook(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { ifMatch, ...what }: { change: CodebookChange; suggestionId?: string; ifMatch?: number | undefined },
  plan: Planner,
): Promise<ChangedCodebook> {
  const scope = scopeOf(caller, path);
  return db.transaction(async (tx) => {
    const { question, waves } = await lockQuestionAndWaves(tx, caller, path);
    await requireIdle(tx, scope);
    if (ifMatch !== undefined && ifMatch !== question.codebookVersion) {
      throw new AppError(
        "CONFLICT",
        `The codebook is at version ${question.codebookVersion}, not ${ifMatch}. Read it again and repeat the change.`,
      );
    }
    return writeShared(tx, question, waves, { ...what, actor: credentialOf(caller) }, plan);
  });
}

/**
 * Like `changeCodebook`, in the caller's transaction. A running job of the question does not prevent the change,
 * because the caller may be that job.
 */
export async function changeCodebookInTransaction(
  tx: Db,
  scope: QuestionScope,
  by: { change: CodebookChange; actor: string; draft?: CodebookDraftOrigin },
  plan: Planner,
): Promise<ChangedCodebook> {
  const waves = await lockWaves(tx, scope);
  const [question] = await lockQuestions(tx, scope.organizationId, [scope.questionId]);
  if (!question) throw questionNotFound();
  return writeShared(tx, question, waves, by, plan);
}

/**
 * Writes the first codebook of a question that the same transaction has just inserted. Nothing has to be locked, and
 * there are no other waves.
 */
export const writeFirstCodebook = (
  tx: Db,
  question: Question,
  by: { change: CodebookChange; actor: string; draft?: CodebookDraftOrigin | null },
  planned: CodebookPlan,
): Promise<ChangedCodebook> => writeChange(tx, question, { ...by, at: sql`clock_timestamp()` }, [], planned);

/**
 * Writes the change here and in the other waves of the group. Throws JOB_ALREADY_RUNNING if a code would be deleted in
 * a wave with a running job.
 */
async function writeShared(
  tx: Db,
  question: Question,
  waves: readonly Question[],
  given: Omit<MadeBy, "at">,
  plan: Planner,
): Promise<ChangedCodebook> {
  const by = { ...given, at: await readClock(tx) };
  const before = await readCodebook(tx, scopeOfQuestion(question));
  const planned = await plan(tx, before, question);
  const changed = await writeChange(tx, question, by, before, planned);
  for (const wave of waves) {
    const own = await readCodebook(tx, scopeOfQuestion(wave));
    const ownPlan = await planInWave(tx, wave, own, { planned, before, after: changed.codebook });
    await writeChange(tx, wave, by, own, ownPlan);
  }
  return changed;
}

/** Translates a change that was written for one wave to another wave, whose codebook is `own`. */
async function planInWave(
  tx: Db,
  wave: Question,
  own: Codebook,
  { planned, before, after }: { planned: CodebookPlan; before: Codebook; after: Codebook },
): Promise<CodebookPlan> {
  const { summary, moves = [] } = planned;
  const { known = [], ...answers } = (await planned.inWave?.(wave)) ?? {};
  const codebook = inWave(after, before, own, known);
  if (codesMissingIn(codebook, own).length > 0) await requireIdle(tx, scopeOfQuestion(wave));
  return { codebook, summary, moves: movesInWave(moves, [before, after], [own, codebook]), ...answers };
}

const scopeOfQuestion = ({ organizationId, id }: Question): QuestionScope => ({ organizationId, questionId: id });

type MadeBy = {
  change: CodebookChange;
  suggestionId?: string;
  actor: string;
  draft?: CodebookDraftOrigin | null;
  at: SQL;
};

/**
 * The time after the questions were locked. All waves get it for their versions, and each change of a transaction gets
 * a different one. It stays SQL, because a Date lacks the database's microseconds.
 */
async function readClock(tx: Db): Promise<SQL> {
  const [clock] = await tx.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return sql`${clock?.at}::timestamptz`;
}

/** Writes a planned change of one question, whose codebook is `current`. */
async function writeChange(
  tx: Db,
  question: Question,
  { at, ...by }: MadeBy,
  current: Codebook,
  { codebook: wanted, summary, moves = [], touched, recode, undoes }: CodebookPlan,
): Promise<ChangedCodebook> {
  const { organizationId, id: questionId, codebookVersion } = question;
  const scope = scopeOfQuestion(question);
  const nested = inNestedOrder(wanted);
  const codebook = question.codingType === "qualitative_topics" ? withoutSentiment(nested) : nested;
  if (!touched && isSameCodebook(current, codebook)) return { codebook, version: codebookVersion };

  requireDistinctNames(codebook);
  requireSize(codebook, current);
  const deleted = codesMissingIn(codebook, current);
  const recodes = deleted.length > 0 || touched !== undefined;
  if (recodes) await keepAssignments(tx, { ...scope, version: codebookVersion }, { deleted, touched });
  await writeCodebook(tx, scope, current, codebook, async () => {
    await moveAssignments(tx, organizationId, moves);
    await moveCodings(tx, scope, moves);
    if (deleted.length > 0) await markEmptiedUncoded(tx, scope, deleted);
  });
  await recode?.();

  const version = codebookVersion + 1;
  const made = { ...scope, ...by, ...undoes, number: version, summary, codebook, createdAt: at };
  await tx.insert(codebookVersions).values(made);
  await forgetVersions(tx, { ...scope, version: version - VERSIONS_KEPT });
  await tx
    .update(questions)
    .set({
      codebookVersion: version,
      usedCodeNumbers: [...new Set([...question.usedCodeNumbers, ...numbersOf(codebook)])],
      updatedAt: sql`now()`,
    })
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  await moveStatus(tx, question, codebook, recodes);
  return { codebook, version };
}

/** Throws VALIDATION_ERROR if a codebook grows beyond the largest that is accepted. */
function requireSize(codebook: Codebook, current: Codebook): void {
  const [after, before] = [codebook, current].map((one) => sizeOf(one.flatMap(({ codes }) => codes)));
  for (const what of ["codes", "characters", "phrases"] as const) {
    const [count = 0, max] = [after?.[what], LARGEST_CODEBOOK[what]];
    if (count <= max || count <= (before?.[what] ?? 0)) continue;
    throw new AppError("VALIDATION_ERROR", `A codebook holds at most ${max.toLocaleString("en")} ${what} in all.`);
  }
}

const withoutSentiment = (codebook: Codebook): Codebook =>
  codebook.map((category) => ({
    ...category,
    codes: category.codes.map((code) => ({ ...code, sentiment: "Neutral" })),
  }));

/**
 * Updates the question's status after the change. The event `answers_settled` makes a coded question open again if
 * answers have lost their codes.
 */
async function moveStatus(tx: Db, question: Question, codebook: Codebook, recodes: boolean): Promise<void> {
  const scope = scopeOfQuestion(question);
  if (countCodes(codebook) === 0) await moveQuestion(tx, scope, "codebook_removed");
  else {
    if (question.status === "pending") await moveQuestion(tx, scope, "codebook_replaced");
    if (recodes) await moveQuestion(tx, scope, "answers_settled");
  }
}
