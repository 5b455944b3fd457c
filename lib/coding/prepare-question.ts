import type { SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { CodingType } from "@/db/schema/terms";
import type { PreparedAnswer, PrepareOptions } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import type { QuestionScope } from "@/lib/questions/find-question";
import { wordingOf } from "@/lib/questions/wording";
import { answerPages } from "@/lib/responses/answer-pages";

/**
 * Prepares all answers of a question together, so that every repeat is found, and returns those that are open. `isOpen`
 * is a condition on `responses`. The flag `lost_codes`, which preparation does not know, stays.
 */
export async function prepareQuestion(
  db: Db,
  scope: QuestionScope,
  { isOpen, options, signal }: { isOpen: SQL | undefined; options: PrepareOptions; signal?: AbortSignal },
): Promise<PreparedAnswer[]> {
  const answers: { id: string; text: string; open: boolean }[] = [];
  const lost = new Set<string>();
  for await (const page of answerPages(db, scope, { isOpen })) {
    for (const { id, text, open, flags } of page) {
      answers.push({ id, text, open });
      if (flags.includes("lost_codes")) lost.add(id);
    }
  }
  if (!answers.some(({ open }) => open)) return [];
  const prepared = await prepareInWorker(answers, options, { group: scope.organizationId, signal });
  const wanted = prepared.filter(({ open }) => open);
  return wanted.map((answer) => (lost.has(answer.id) ? { ...answer, flags: [...answer.flags, "lost_codes"] } : answer));
}

type Prepared = Parameters<typeof wordingOf>[0] & { language: string; codingType: CodingType };

/** The properties of a question that preparation uses. */
export const preparationOptions = (question: Prepared): PrepareOptions => ({
  question: wordingOf(question),
  language: question.language,
  codingType: question.codingType,
});
