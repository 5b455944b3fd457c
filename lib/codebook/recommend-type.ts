import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { mainLanguage } from "@/lib/language/main-language";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { wordingOf } from "@/lib/questions/wording";
import { judgeInWorker } from "./in-worker";

/** The most answers that are read, and the most characters of them: more would not change the recommendation. */
const SAMPLE = 3_000;
const LONGEST = 1_000;

/**
 * Recommends a coding type for a question, with reasons from its wording and its answers. Throws NO_DATA if no answer
 * says anything.
 */
export async function recommendType(db: Db, caller: Caller, path: QuestionPath) {
  const question = await requireQuestion(db, caller, path);
  const { language, responseCount } = question;
  const step = Math.ceil(responseCount / SAMPLE) || 1;
  const sampled = await db
    .select({ id: responses.id, text: sql<string>`left(${responses.text}, ${LONGEST})` })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, caller.organizationId),
        eq(responses.questionId, path.questionId),
        sql`${responses.position} % ${step}::integer = 0`,
        sql`${responses.text} ~ '[[:alpha:]]'`,
      ),
    )
    .orderBy(responses.position)
    .limit(2 * SAMPLE);
  const wording = wordingOf(question);
  const prepared = await prepareInWorker(
    sampled,
    { question: wording, language, codingType: "entity" },
    { group: caller.organizationId },
  );
  const answers = prepared.filter(({ flags }) => flags.every((flag) => flag === "duplicate"));
  if (answers.length === 0) throw new AppError("NO_DATA", "This question has no answers that say something yet.");
  const texts = answers.map((answer) => answer.text);
  const judged = await judgeInWorker(caller.organizationId, {
    answers: texts,
    wording: wording ?? "",
    language: mainLanguage(answers, language),
  });
  const { type, alternative, confidence, reasoning } = judged;
  return { recommended_type: type, confidence, reasoning, alternative_type: alternative };
}
