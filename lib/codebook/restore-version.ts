import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import type { VersionScope } from "./assignment-history";
import { changeCodebook, type Question, type WavePlan } from "./change-codebook";
import { diffCodebooks } from "./diff-codebooks";
import { readCodebook, showCodebook } from "./read-codebook";
import { countRestorable, restoreAnswers, stageRestorable } from "./restorable-answers";
import { requireVersion, versionBefore } from "./versions";

/**
 * The differences between a version and another one (by default the current one), and how many answers a restore would
 * change.
 */
export async function diffVersions(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { number, against }: { number: number; against?: number | undefined },
) {
  const { codebookVersion } = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const from = await requireVersion(db, scope, number);
  const to = against === undefined ? null : await requireVersion(db, scope, against);
  const restorable = await countRestorable(db, { ...scope, version: number }, from.codebook);
  return {
    from: number,
    to: against ?? codebookVersion,
    ...diffCodebooks(from.codebook, to?.codebook ?? (await readCodebook(db, scope))),
    answers_restored: restorable.answers,
    answers_uncoded: restorable.uncoded,
  };
}

/**
 * Restores a version's codebook and the codes that answers had under it. This makes a new version, so that a restore
 * can be undone. An answer keeps its present codes if they are still those of the version, or if a person has coded it
 * since with codes that the version has. The other waves of a group return to the same moment; their answers that were
 * coded again since keep their codes.
 */
export async function restoreVersion(db: Db, caller: Caller, path: QuestionPath, number: number, ifMatch?: number) {
  const scope = scopeOf(caller, path);
  await changeCodebook(db, caller, path, { change: "restore", ifMatch }, async (tx, current, question) => {
    const summary = `Restored version ${number}.`;
    const { codebook } = await requireVersion(tx, scope, number);
    if (number === question.codebookVersion) return { codebook: current, summary };
    return {
      codebook,
      summary,
      touched: await stageRestorable(tx, { ...scope, version: number }, codebook),
      recode: () => restoreAnswers(tx, caller.organizationId),
      inWave: (wave) => restoreWave(tx, wave, { ...scope, version: number + 1 }),
      undoes: { undoesFrom: number + 1, undoesTo: question.codebookVersion },
    };
  });
  return showCodebook(db, caller, path);
}

/** Restores another wave of the group to its state when this wave had the restored version. */
async function restoreWave(
  tx: Db,
  { organizationId, id: questionId, codebookVersion }: Question,
  next: VersionScope,
): Promise<WavePlan> {
  const version = await versionBefore(tx, { organizationId, questionId }, next);
  if (!version) return { known: [] };
  const scope = { organizationId, questionId, version: version.number };
  return {
    known: version.codebook,
    touched: await stageRestorable(tx, scope, version.codebook, { asWave: true }),
    recode: () => restoreAnswers(tx, organizationId),
    undoes: { undoesFrom: version.number + 1, undoesTo: codebookVersion },
  };
}
