import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { changeCodebook } from "./change-codebook";
import { diffCodebooks } from "./diff-codebooks";
import { readCodebook, showCodebook } from "./read-codebook";
import { countRestorable, noteRestorable, restoreAnswers } from "./restorable-answers";
import { requireVersion } from "./versions";

/** What has changed from one version to another, the current one unless named, and what going back would change. */
export async function diffVersions(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { number, against }: { number: number; against?: number | undefined },
) {
  const { codebookVersion } = await requireQuestion(db, caller, path);
  const scope = { organizationId: caller.organizationId, questionId: path.questionId };
  const from = await requireVersion(db, scope, number);
  const to = against === undefined ? null : await requireVersion(db, scope, against);
  return {
    from: number,
    to: against ?? codebookVersion,
    ...diffCodebooks(from.codebook, to?.codebook ?? (await readCodebook(db, scope))),
    answers_restored: await countRestorable(db, { ...scope, version: number }, from.codebook),
  };
}

/**
 * Brings back a version's codebook and the codes that answers had under it, as a new version that can itself be left
 * again. Answers that were never touched since keep their codes; what a person has decided since stands, as far as the
 * version has the code.
 */
export async function restoreVersion(db: Db, caller: Caller, path: QuestionPath, number: number, ifMatch?: number) {
  const scope = { organizationId: caller.organizationId, questionId: path.questionId };
  await changeCodebook(db, caller, path, { change: "restore", ifMatch }, async (tx, current, question) => {
    const summary = `Restored version ${number}.`;
    const { codebook } = await requireVersion(tx, scope, number);
    if (number === question.codebookVersion) return { codebook: current, summary };
    return {
      codebook,
      summary,
      touched: await noteRestorable(tx, { ...scope, version: number }, codebook),
      recode: () => restoreAnswers(tx, caller.organizationId),
    };
  });
  return showCodebook(db, caller, path);
}
