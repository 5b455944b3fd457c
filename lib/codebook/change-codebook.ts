import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { questions } from "@/db/schema/projects";
import type { CodebookChange } from "@/db/schema/terms";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { holdQuestion, type QuestionPath, questionNotFound } from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { requireIdle } from "@/lib/questions/require-idle";
import { forgetEmptied, keepAssignments } from "./assignment-history";
import { type Codebook, countCodes } from "./codebook";
import { type Move, moveAssignments } from "./move-assignments";
import { readCodebook } from "./read-codebook";
import { codesMissingIn, isSameCodebook, requireDistinctNames, writeCodebook } from "./write-codebook";

type Question = typeof questions.$inferSelect;

/** What a change makes of a codebook and of the codes that answers have. */
export type CodebookPlan = {
  codebook: Codebook;
  /** What was done, in a sentence for people. */
  summary: string;
  /** Mentions that go over to other codes before their own is deleted. */
  moves?: readonly Move[];
  /** Ids of answers whose codes will change otherwise than by a deleted code: their codes are kept with the version. */
  touched?: SQL;
  /** Changes the codes of those answers. */
  recode?: () => Promise<void>;
};

export type ChangedCodebook = { codebook: Codebook; version: number };

export type Planner = (tx: Db, current: Codebook, question: Question) => CodebookPlan | Promise<CodebookPlan>;

/**
 * The one door to a codebook: locks the question, lets `plan` say what becomes of it, and writes the difference as a
 * new version, with the codes that answers had before. A plan that changes nothing makes no version.
 * NOT_FOUND, JOB_ALREADY_RUNNING, CONFLICT where `ifMatch` is not the current version, VALIDATION_ERROR where two
 * categories, or two codes of a category, have one name.
 */
export async function changeCodebook(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { change, ifMatch }: { change: CodebookChange; ifMatch?: number | undefined },
  plan: Planner,
): Promise<ChangedCodebook> {
  const scope = { organizationId: caller.organizationId, questionId: path.questionId };
  return db.transaction(async (tx) => {
    const question = await holdQuestion(tx, caller, path);
    await requireIdle(tx, scope);
    if (ifMatch !== undefined && ifMatch !== question.codebookVersion) {
      throw new AppError(
        "CONFLICT",
        `The codebook is at version ${question.codebookVersion}, not ${ifMatch}. Read it again and repeat the change.`,
      );
    }
    return writeChange(tx, question, { change, actor: credentialOf(caller) }, plan);
  });
}

/** The same in the transaction of somebody who already sees to it that nothing else works on the question. */
export async function changeHeldCodebook(
  tx: Db,
  scope: { organizationId: string; questionId: string },
  by: { change: CodebookChange; actor: string },
  plan: Planner,
): Promise<ChangedCodebook> {
  return writeChange(tx, await lockQuestion(tx, scope), by, plan);
}

async function lockQuestion(tx: Db, scope: { organizationId: string; questionId: string }): Promise<Question> {
  const [question] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId)))
    .for("update");
  if (!question) throw questionNotFound();
  return question;
}

async function writeChange(
  tx: Db,
  question: Question,
  { change, actor }: { change: CodebookChange; actor: string },
  plan: Planner,
): Promise<ChangedCodebook> {
  const { organizationId, id: questionId, codebookVersion } = question;
  const scope = { organizationId, questionId };
  const current = await readCodebook(tx, scope);
  const { codebook: wanted, summary, moves = [], touched, recode } = await plan(tx, current, question);
  const codebook = question.codingType === "qualitative_topics" ? withoutSentiment(wanted) : wanted;
  if (!touched && isSameCodebook(current, codebook)) return { codebook, version: codebookVersion };

  requireDistinctNames(codebook);
  const deleted = codesMissingIn(codebook, current);
  const recodes = deleted.length > 0 || touched !== undefined;
  if (recodes) await keepAssignments(tx, { ...scope, version: codebookVersion }, { deleted, touched });
  await writeCodebook(tx, scope, current, codebook, async () => {
    await moveAssignments(tx, organizationId, moves);
    if (deleted.length > 0) await forgetEmptied(tx, scope, deleted);
  });
  await recode?.();

  const version = codebookVersion + 1;
  await tx.insert(codebookVersions).values({ ...scope, number: version, change, summary, actor, codebook });
  await tx
    .update(questions)
    .set({
      codebookVersion: version,
      nextCodeNumber: Math.max(question.nextCodeNumber, 1 + highestNumber(codebook)),
      updatedAt: sql`now()`,
    })
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  await moveStatus(tx, question, codebook, recodes);
  return { codebook, version };
}

const withoutSentiment = (codebook: Codebook): Codebook =>
  codebook.map((category) => ({
    ...category,
    codes: category.codes.map((code) => ({ ...code, sentiment: "Neutral" })),
  }));

const highestNumber = (codebook: Codebook): number =>
  codebook.flatMap(({ codes }) => codes).reduce((highest, { codeNumber }) => Math.max(highest, codeNumber), 0);

/** While answers wait for the machine a question is not coded; a running job settles the status itself. */
async function moveStatus(tx: Db, question: Question, codebook: Codebook, recodes: boolean): Promise<void> {
  const scope = { organizationId: question.organizationId, questionId: question.id };
  if (countCodes(codebook) === 0) await moveQuestion(tx, scope, "codebook_removed");
  else {
    if (question.status === "pending") await moveQuestion(tx, scope, "codebook_replaced");
    if (recodes) await moveQuestion(tx, scope, "answers_settled");
  }
}
