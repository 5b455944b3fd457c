import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { hasFlag, responses } from "@/db/schema/responses";
import type { Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { AppError, invalidInput } from "@/lib/errors";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";

/** A code of the table, and the net that it belongs to. */
export type AnalysedCode = {
  id: string;
  number: number;
  name: string;
  sentiment: Sentiment;
  category: { id: string; name: string };
};

/** What an analysis is about: a question's answers and its codes in the codebook's order. */
export type Analysed = {
  organizationId: string;
  questionId: string;
  wording: string;
  codes: AnalysedCode[];
  /** One-call coding takes a respondent twice; uploads never do. */
  repeatsRespondents: boolean;
};

/** NOT_FOUND where the question is not the caller's; NO_DATA where it has no answers. */
export async function readAnalysed(db: Db, caller: Caller, path: QuestionPath): Promise<Analysed> {
  const { responseCount } = await requireQuestion(db, caller, path);
  if (responseCount === 0) throw new AppError("NO_DATA", "This question has no answers to analyse.");
  return readWave(db, caller, path);
}

/** The same for a question that may have no answers yet. */
export async function readWave(db: Db, caller: Caller, path: QuestionPath): Promise<Analysed> {
  const question = await requireQuestion(db, caller, path);
  const { organizationId } = caller;
  const codebook = await readCodebook(db, { organizationId, questionId: path.questionId });
  return {
    organizationId,
    questionId: path.questionId,
    wording: question.text,
    repeatsRespondents: question.temporary,
    codes: codebook.flatMap(({ id, name, codes }) =>
      codes.map((code) => ({
        id: code.id,
        number: code.codeNumber,
        name: code.name,
        sentiment: code.sentiment,
        category: { id, name },
      })),
    ),
  };
}

export type AnalysedAnswers = Pick<Analysed, "organizationId" | "questionId">;

/** Every answer of the question, as a condition on `responses`. */
export const allOf = ({ organizationId, questionId }: AnalysedAnswers): SQL =>
  sql`${responses.organizationId} = ${organizationId} and ${responses.questionId} = ${questionId}`;

/** Who can have a code: answers that are not empty and that the machine or a person has decided. */
export const isInBase: SQL = sql`(${responses.codedAt} is not null or ${responses.reviewed}) and not ${hasFlag(responses.flags, "empty")}`;

/** The answers that count in the bases of an analysis. */
export const baseOf = (analysed: AnalysedAnswers, conditions: readonly SQL[] = []): SQL =>
  sql.join([allOf(analysed), isInBase, ...conditions], sql` and `);

/**
 * The codes with this name; where there is none, the codes of the category with this name. VALIDATION_ERROR where
 * there is neither.
 */
export function codesNamed({ codes }: Analysed, name: string, field = "code_name"): AnalysedCode[] {
  const named = codes.filter((code) => code.name === name);
  const found = named.length > 0 ? named : codes.filter(({ category }) => category.name === name);
  if (found.length > 0) return found;
  throw invalidInput([{ path: field, message: `names no code or category of this question: "${name}"` }]);
}
