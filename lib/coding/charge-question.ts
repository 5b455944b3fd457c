import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { CodingType } from "@/db/schema/terms";
import type { CodingMode } from "@/lib/jobs/job-options";
import { isOpenTo } from "@/lib/responses/open-answers";
import { type Charge, chargeFor } from "./charge";
import { prepareInWorker } from "./prepare/prepare-in-worker";

/**
 * What a coding job would process of a question's answers and charge. They are prepared together with those that are
 * done, as the job does, so that a repeat of an answer coded earlier is free.
 */
export async function chargeForQuestion(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  {
    text,
    temporary,
    language,
    codingType,
  }: { text: string; temporary: boolean; language: string; codingType: CodingType },
  mode: CodingMode,
): Promise<Charge & { total: number }> {
  const answers = await db
    .select({ id: responses.id, text: responses.text, open: sql<boolean>`${isOpenTo(mode)}` })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId)))
    .orderBy(asc(responses.position));
  if (!answers.some(({ open }) => open)) return { total: 0, ...chargeFor([]) };
  const prepared = await prepareInWorker(
    answers.map(({ id, text }) => ({ id, text })),
    { question: temporary ? null : text, language, codingType },
  );
  const open = prepared.filter((_, index) => answers[index]?.open);
  return { total: open.length, ...chargeFor(open) };
}
