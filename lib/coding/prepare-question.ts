import type { SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Preparation, PrepareOptions } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { answerPages } from "@/lib/responses/answer-pages";

/**
 * Prepares all answers of a question together, so that a repeat of any is known as such, and returns what it finds of
 * those that are open, which is told from `responses`.
 */
export async function prepareQuestion(
  db: Db,
  scope: { organizationId: string; questionId: string },
  { isOpen, options, signal }: { isOpen: SQL | undefined; options: PrepareOptions; signal?: AbortSignal },
): Promise<Preparation[]> {
  const answers: { id: string; text: string }[] = [];
  const open: boolean[] = [];
  for await (const page of answerPages(db, scope, isOpen)) {
    for (const answer of page) {
      answers.push({ id: answer.id, text: answer.text });
      open.push(answer.open);
    }
  }
  if (!open.includes(true)) return [];
  const prepared = await prepareInWorker(answers, options, signal);
  return prepared.filter((_, index) => open[index]);
}
