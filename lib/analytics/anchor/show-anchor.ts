import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { duplicateKey } from "@/lib/language/normalize";
import { readStoredCodings } from "./anchor-codings";
import { type AnchorAnswer, readAnchorAnswers, requireAnchor } from "./read-anchor";

/** The anchor sample of a group, what coding it costs, and how later waves coded it. Throws NOT_FOUND. */
export async function showAnchor(db: Db, caller: Caller, groupId: string) {
  const { group, questionId, frozenAt } = await requireAnchor(db, caller, groupId);
  const answers = await readAnchorAnswers(db, caller, groupId);
  const codings = await readStoredCodings(db, caller, group);
  const waveOf = (id: string) => group.questions.find((question) => question.id === id)?.wave ?? null;
  return {
    group_id: groupId,
    question_id: questionId,
    wave: waveOf(questionId),
    answers: answers.length,
    credits_per_coding: priceOfAnchor(answers),
    frozen_at: frozenAt,
    codings: codings.map((coding) => ({
      question_id: coding.questionId,
      wave: waveOf(coding.questionId),
      engine: coding.engine,
      answers: coding.codes.size,
      credits_used: coding.creditsUsed,
      outdated: coding.outdated,
      coded_at: coding.codedAt,
    })),
  };
}

/** Credits: one for each text that is worth coding, however many answers have it. */
const priceOfAnchor = (answers: readonly AnchorAnswer[]): number =>
  new Set(answers.filter(({ flags }) => !flags.includes("gibberish")).map(({ text }) => duplicateKey(text))).size;
