import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { anchorCodings } from "@/db/schema/anchors";
import { readAnchorAnswers, requireAnchor } from "@/lib/analytics/anchor/read-anchor";
import { showAnchor } from "@/lib/analytics/anchor/show-anchor";
import type { Caller } from "@/lib/auth/caller";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import { codesHashOf, readManual } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { settleReservation, whileReserved } from "@/lib/credits/reservation";
import { type AnswerCoding, type CodingEngine, coderOf } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { readExamples } from "@/lib/responses/read-examples";
import { readQuestion } from "./job/read-question";
import { groupEqual } from "./pipeline/answer-groups";
import { codeByTask } from "./pipeline/code-in-memory";
import { codingTask } from "./pipeline/coding-task";

export type ShownAnchor = Awaited<ReturnType<typeof showAnchor>>;

/**
 * Codes a group's anchor sample as the answers of one of its later waves would be coded now: with that wave's codebook,
 * wording and reviewed answers, and with the configured engine. Costs one credit per distinct text, as `showAnchor`
 * says. Throws NOT_FOUND; VALIDATION_ERROR for the wave from which the sample was drawn; NO_DATA, EMPTY_CODEBOOK and
 * INSUFFICIENT_CREDITS before any coding.
 */
export async function codeAnchor(
  db: Db,
  caller: Caller,
  { groupId, questionId }: { groupId: string; questionId: string },
  engine: CodingEngine,
  commit: Commit<ShownAnchor> = commitOn(db),
): Promise<ShownAnchor> {
  const { organizationId } = caller;
  const scope = { organizationId, questionId };
  await requireLaterWave(db, caller, groupId, questionId);
  const { context } = await readQuestion(db, scope);
  const codebook = await readCodebook(db, scope);
  if (countCodes(codebook) === 0) throw new AppError("EMPTY_CODEBOOK", "This tracker has no codes yet.");
  const answers = (await readAnchorAnswers(db, caller, groupId)).map(({ id, text, flags, language }) => ({
    ...{ id, text, flags },
    language: language ?? context.language,
  }));
  if (answers.length === 0)
    throw new AppError(
      "NO_DATA",
      "All answers of the sample have changed since it was drawn. Delete it and draw another one.",
    );
  const groups = groupEqual(answers);
  const manual = await readManual(db, scope, codesHashOf(codebook));
  const task = {
    ...codingTask(context, codebook, await readExamples(db, scope)),
    manual,
  };
  const price = { amount: groups.length, description: "Coding of an anchor sample" };
  return whileReserved(db, caller, price, async (reservation) => {
    const codings = await codeByTask(onBehalfOf(organizationId, engine), { context, groups, task });
    const failed = new Set(codings.filter(({ notCoded }) => notCoded).map(({ answerId }) => answerId));
    const creditsUsed = groups.filter(({ representative }) => !failed.has(representative.id)).length;
    const kept = answers.filter(({ id }) => !failed.has(id));
    const coded = {
      engine: coderOf(engine, task),
      creditsUsed,
      createdAt: new Date(),
      ...numbersOf(codebook, kept, codings),
    };
    return commit(async (tx) => {
      await tx
        .insert(anchorCodings)
        .values({ organizationId, groupId, questionId, ...coded })
        .onConflictDoUpdate({
          target: [anchorCodings.organizationId, anchorCodings.groupId, anchorCodings.questionId],
          set: coded,
        });
      await settleReservation(tx, reservation, creditsUsed);
      return showAnchor(tx, caller, groupId);
    });
  });
}

async function requireLaterWave(db: Db, caller: Caller, groupId: string, questionId: string): Promise<void> {
  const anchor = await requireAnchor(db, caller, groupId);
  if (!anchor.group.questions.some(({ id }) => id === questionId)) {
    throw new AppError("NOT_FOUND", "This question is not in this tracker.");
  }
  if (questionId !== anchor.questionId) return;
  throw invalidInput([
    { path: "question_id", message: "is the wave from which the sample was drawn: its own codes are used" },
  ]);
}

/**
 * The numbers of all codes of the codebook, and the numbers of each answer's codes; empty or gibberish answers have
 * none.
 */
function numbersOf(codebook: Codebook, answers: readonly { id: string }[], codings: readonly AnswerCoding[]) {
  const members = codebook.flatMap(({ codes }) => codes);
  const numberOf = new Map(members.map(({ id, codeNumber }) => [id, codeNumber]));
  const mentions = new Map(codings.map((coding) => [coding.answerId, coding.mentions]));
  return {
    frame: members.map(({ codeNumber }) => codeNumber),
    codes: Object.fromEntries(
      answers.map(({ id }) => [id, (mentions.get(id) ?? []).flatMap(({ codeId }) => numberOf.get(codeId) ?? [])]),
    ),
  };
}
