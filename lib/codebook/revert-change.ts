import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, scopeOf } from "@/lib/questions/find-question";
import type { VersionScope } from "./assignment-history";
import { type ChangedCodebook, changeCodebook, type Question, type WavePlan } from "./change-codebook";
import { withoutChange } from "./inverse-change";
import { showCodebook } from "./read-codebook";
import { stageTakenBack, takeBack } from "./taken-back-answers";
import { requireVersion, versionBefore, versionMadeWith } from "./versions";
import { isSameCodebook } from "./write-codebook";

/**
 * Undoes the change of one version and nothing else. Codes that the change added are deleted; codes that it deleted
 * come back with their mentions; names and positions return to what they were. Anything that was changed again later
 * stays as it is, and answers about which a person has decided since keep their codes. Throws NOT_FOUND; CONFLICT if
 * nothing is left to undo; VALIDATION_ERROR if another code or category now has a name that would come back.
 */
export async function revertChange(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  number: number,
  options: { ifMatch?: number | undefined; suggestionId?: string } = {},
): Promise<ChangedCodebook> {
  const scope = scopeOf(caller, path);
  let isLeft = false;
  const planFor = async (tx: Db, version: VersionScope) => {
    const plan = await planAnswers(tx, version);
    isLeft ||= plan.touched !== undefined;
    return plan;
  };
  const changed = await changeCodebook(db, caller, path, { change: "restore", ...options }, async (tx, current) => {
    const { codebook: after, summary, change } = await requireVersion(tx, scope, number);
    if (change === "restore") {
      throw new AppError(
        "VALIDATION_ERROR",
        `Version ${number} concerns the question as a whole. Restore the version before it instead.`,
      );
    }
    const before = number === 1 ? [] : (await requireVersion(tx, scope, number - 1)).codebook;
    const codebook = withoutChange(current, { before, after });
    isLeft = !isSameCodebook(current, codebook);
    return {
      codebook,
      summary: `Undid version ${number}: ${summary}`,
      ...(await planFor(tx, { ...scope, version: number })),
      inWave: (wave) => planInWave(tx, wave, { ...scope, version: number }, planFor),
    };
  });
  if (isLeft) return changed;
  throw new AppError("CONFLICT", `Nothing is left to undo of what version ${number} changed.`);
}

/** Undoes a version, and returns the codebook as the API shows it. */
export async function revertVersion(db: Db, caller: Caller, path: QuestionPath, number: number, ifMatch?: number) {
  await revertChange(db, caller, path, number, { ifMatch });
  return showCodebook(db, caller, path);
}

/** Undoes the same change in another wave of the group, whose codebook changed with this one. */
async function planInWave(
  tx: Db,
  { organizationId, id: questionId }: Question,
  made: VersionScope,
  planFor: typeof planAnswers,
): Promise<WavePlan> {
  const scope = { organizationId, questionId };
  const before = await versionBefore(tx, scope, made);
  if (!before) return { known: [] };
  const own = await versionMadeWith(tx, scope, made);
  return { known: before.codebook, ...(own && (await planFor(tx, { ...scope, version: own.number }))) };
}

async function planAnswers(tx: Db, version: VersionScope): Promise<Omit<WavePlan, "known">> {
  const undoes = { undoesFrom: version.version, undoesTo: version.version };
  const touched = await stageTakenBack(tx, version);
  return touched ? { undoes, touched, recode: () => takeBack(tx, version.organizationId) } : { undoes };
}
