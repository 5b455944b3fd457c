import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { judgeAnswers } from "./judge-answers";

/** So many answers tell as much as all of them. */
const SAMPLE = 3_000;

/**
 * The coding type that suits a question, with what its wording and its answers say for it. NO_DATA without an answer
 * that holds a word.
 */
export async function recommendType(db: Db, caller: Caller, path: QuestionPath) {
  const { text, language, temporary, responseCount } = await requireQuestion(db, caller, path);
  const step = Math.ceil(responseCount / SAMPLE) || 1;
  const sampled = await db
    .select({ text: responses.text })
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
  if (sampled.length === 0) throw new AppError("NO_DATA", "This question has no answers with words in them yet.");
  const answers = sampled.map((response) => response.text);
  const { type, alternative, confidence, reasoning } = judgeAnswers(answers, temporary ? "" : text, language);
  return { recommended_type: type, confidence, reasoning, alternative_type: alternative };
}
