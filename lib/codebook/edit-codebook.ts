import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { requireProject } from "@/lib/projects/find-project";
import type { QuestionPath } from "@/lib/questions/find-question";
import { changeCodebook } from "./change-codebook";
import { type CodebookDraft, countCodes } from "./codebook";
import { parentShown } from "./nets";
import { readCodebook, showCodebook } from "./read-codebook";
import { type EditedCodebook, editWith, replaceWith } from "./replace-with";

/**
 * Replaces a question's codebook by an edited one. Categories and codes with a known id are updated; those that the
 * edited codebook lacks are deleted.
 */
export async function editCodebook(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  edited: EditedCodebook,
  ifMatch?: number,
) {
  await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current, question) => ({
    codebook: editWith(edited, current, question),
    summary: "Edited the codebook as a whole.",
  }));
  return showCodebook(db, caller, path);
}

/**
 * Replaces a question's codebook. A code with the same category and name as before keeps its id, number and mentions.
 */
export async function importCodebook(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  draft: CodebookDraft,
  ifMatch?: number,
) {
  await changeCodebook(db, caller, path, { change: "import", ifMatch }, (_, current, question) => {
    const codebook = replaceWith(draft, current, question);
    return { codebook, summary: `Imported ${inWords(countCodes(codebook))}.` };
  });
  return showCodebook(db, caller, path);
}

/**
 * Copies a question's codebook to another question of the same project, as an import would. Throws EMPTY_CODEBOOK if
 * the source has no codebook; VALIDATION_ERROR if source and target are the same question, or in different projects.
 */
export async function cloneCodebook(
  db: Db,
  caller: Caller,
  { projectId, sourceId, targetId }: { projectId: string; sourceId: string; targetId: string },
  ifMatch?: number,
) {
  if (sourceId === targetId) {
    throw new AppError("VALIDATION_ERROR", "The source and the target are the same question. Name two.");
  }
  const source = await requireSiblings(db, caller, { projectId, sourceId, targetId });
  const target = { projectId, questionId: targetId };
  const codebook = await readCodebook(db, { organizationId: caller.organizationId, questionId: sourceId });
  const shownParent = parentShown(codebook);
  const draft = codebook.map((category) => ({ ...category, parent: shownParent(category).parent_category }));
  if (countCodes(draft) === 0) {
    throw new AppError("EMPTY_CODEBOOK", "The source question has no codebook. Generate or import one first.");
  }
  await changeCodebook(db, caller, target, { change: "clone", ifMatch }, (_, current, question) => ({
    codebook: replaceWith(draft, current, question),
    summary: `Copied ${inWords(countCodes(draft))} of "${source.text}".`,
  }));
  return showCodebook(db, caller, target);
}

/** Deletes a question's codebook with all mentions. Restoring the previous version brings both back. */
export async function deleteCodebook(db: Db, caller: Caller, path: QuestionPath, ifMatch?: number) {
  await changeCodebook(db, caller, path, { change: "edit", ifMatch }, () => ({
    codebook: [],
    summary: "Deleted the codebook.",
  }));
  return showCodebook(db, caller, path);
}

const inWords = (codes: number) => (codes === 1 ? "1 code" : `${codes} codes`);

/** Checks that the project and both questions in it are the caller's, and returns the source. */
async function requireSiblings(
  db: Db,
  caller: Caller,
  { projectId, sourceId, targetId }: { projectId: string; sourceId: string; targetId: string },
) {
  await requireProject(db, caller, projectId);
  const { organizationId } = caller;
  const own = await db
    .select({ id: questions.id, projectId: questions.projectId, text: questions.text })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), inArray(questions.id, [sourceId, targetId])));
  const source = own.find(({ id }) => id === sourceId);
  const target = own.find(({ id }) => id === targetId);
  if (!source || !target) {
    throw new AppError("NOT_FOUND", `The ${source ? "target" : "source"} question does not exist in this project.`);
  }
  if (own.some((question) => question.projectId !== projectId)) {
    throw new AppError(
      "VALIDATION_ERROR",
      "Both questions must be of this project: cross-project cloning is unsupported.",
    );
  }
  return source;
}
