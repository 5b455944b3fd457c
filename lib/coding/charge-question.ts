import type { Db } from "@/db/client";
import type { CodingType } from "@/db/schema/terms";
import type { CodingMode } from "@/lib/jobs/job-options";
import { answerPages } from "@/lib/responses/answer-pages";
import { isOpenTo } from "@/lib/responses/open-answers";
import { type Charge, chargeFor } from "./charge";
import { prepareInWorker } from "./prepare/prepare-in-worker";

/**
 * What a coding job would process of a question's answers and charge. They are prepared together with those that are
 * done, as the job does, so that a repeat of an answer coded earlier is free.
 */
export async function chargeForQuestion(
  db: Db,
  scope: { organizationId: string; questionId: string },
  {
    text,
    temporary,
    language,
    codingType,
  }: { text: string; temporary: boolean; language: string; codingType: CodingType },
  mode: CodingMode,
): Promise<Charge & { total: number }> {
  const answers: { id: string; text: string }[] = [];
  const isOpen: boolean[] = [];
  for await (const page of answerPages(db, scope, isOpenTo(mode))) {
    for (const { id, text, open } of page) {
      answers.push({ id, text });
      isOpen.push(open);
    }
  }
  if (!isOpen.includes(true)) return { total: 0, ...chargeFor([]) };
  const options = { question: temporary ? null : text, language, codingType };
  const prepared = await prepareInWorker(answers, options);
  const open = prepared.filter((_, index) => isOpen[index]);
  return { total: open.length, ...chargeFor(open) };
}
