import type { SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { CodingType } from "@/db/schema/terms";
import type { PreparedAnswer, PrepareOptions } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import type { QuestionScope } from "@/lib/questions/find-question";
import { answerPages } from "@/lib/responses/answer-pages";

/**
 * Prepares all answers of a question together, so that every repeat is found, and returns those that are open. `isOpen`
 * is a condition on `responses`.
 */
export async function prepareQuestion(
  db: Db,
  scope: QuestionScope,
  { isOpen, options, signal }: { isOpen: SQL | undefined; options: PrepareOptions; signal?: AbortSignal },
): Promise<PreparedAnswer[]> {
  const answers: { id: string; text: string; open: boolean }[] = [];
  for await (const page of answerPages(db, scope, isOpen)) {
    for (const { id, text, open } of page) answers.push({ id, text, open });
  }
  if (!answers.some(({ open }) => open)) return [];
  const prepared = await prepareInWorker(answers, options, { group: scope.organizationId, signal });
  return prepared.filter(({ open }) => open);
}

/** What preparation has to know of a question. The wording of a temporary project's question is made up. */
export const preparationOptions = ({
  text,
  temporary,
  language,
  codingType,
}: {
  text: string;
  temporary: boolean;
  language: string;
  codingType: CodingType;
}): PrepareOptions => ({ question: temporary ? null : text, language, codingType });
