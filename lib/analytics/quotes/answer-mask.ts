import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { duplicateKey } from "@/lib/language/normalize";
import { type MaskedText, maskText } from "@/lib/masking/mask-text";
import type { QuestionScope } from "@/lib/questions/find-question";

/** Masks personal data in answers of one question that are shown to others. */
export type AnswerMask = {
  /** The project's language, for answers whose own is not known. */
  language: string;
  mask: (text: string, language: string) => MaskedText;
};

/** The project's language, and what it leaves unmasked: what it allows, and names if the codes are names. */
export async function readAnswerMask(db: Db, { organizationId, questionId }: QuestionScope): Promise<AnswerMask> {
  const [found] = await db
    .select({ type: questions.codingType, language: projects.language, except: projects.maskExcept })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  const allowed = new Set(found?.except.map(duplicateKey));
  const usual = found?.language ?? "en";
  const options = {
    keepNames: found?.type === "entity",
    isAllowed: (passage: string) => allowed.has(duplicateKey(passage)),
  };
  return {
    language: usual,
    mask: (text, language) => maskText(text, { languages: [...new Set([language, usual])], ...options }),
  };
}

/** A translation without what is personal in the text itself, and without what can be recognised in the translation. */
export function maskTranslation(
  translation: string,
  { original, text, spans }: MaskedText,
  mask: AnswerMask["mask"],
): string {
  const without = spans.reduce(
    (said, span) => said.replaceAll(original.slice(...span.original), () => text.slice(...span.masked)),
    translation,
  );
  return mask(without, "en").text;
}
