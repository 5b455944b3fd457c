import type { Db } from "@/db/client";
import type { CodingMode, CodingType } from "@/db/schema/terms";
import type { QuestionScope } from "@/lib/questions/find-question";
import { isOpenTo } from "@/lib/responses/open-answers";
import { type Charge, chargeFor } from "./charge";
import { prepareQuestion } from "./prepare-question";

/**
 * How many answers of a question a coding job would process, and what it would charge. Like the job, it prepares all
 * answers together: one that repeats an answer coded earlier is free.
 */
export async function chargeForQuestion(
  db: Db,
  scope: QuestionScope,
  {
    text,
    temporary,
    language,
    codingType,
  }: { text: string; temporary: boolean; language: string; codingType: CodingType },
  mode: CodingMode,
): Promise<Charge & { total: number }> {
  const options = { question: temporary ? null : text, language, codingType };
  const open = await prepareQuestion(db, scope, { isOpen: isOpenTo(mode), options });
  return { total: open.length, ...chargeFor(open) };
}
