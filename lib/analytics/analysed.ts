import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { Coder, Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { netsOf } from "@/lib/codebook/nets";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { isInBase } from "@/lib/responses/is-in-base";

export type Net = { id: string; name: string };

/** A code of the table, its category, and the nets in which it counts: from the outermost one to its category. */
export type AnalysedCode = {
  id: string;
  /** The ids of the code in all waves of a group; for a single question only its own. */
  ids: readonly string[];
  number: number;
  name: string;
  sentiment: Sentiment;
  category: Net;
  nets: readonly Net[];
};

/** The answers and codes of an analysis: of one question, or of all waves of a group; codes are in codebook order. */
export type Analysed = {
  organizationId: string;
  /** The question; for a group, its first question. */
  questionId: string;
  /** All questions, in the order of the waves. */
  questionIds: readonly string[];
  /** The group, if all its waves are analysed together. */
  group: { id: string; name: string } | null;
  wording: string;
  codes: AnalysedCode[];
  /**
   * True if a respondent may have several answers: in one-call coding and across the waves of a group, never in
   * uploads.
   */
  repeatsRespondents: boolean;
};

/**
 * Reads what an analysis of one question needs. Throws NOT_FOUND if the question is not the caller's; NO_DATA if it has
 * no answers.
 */
export async function readAnalysed(db: Db, caller: Caller, path: QuestionPath): Promise<Analysed> {
  const { question, analysed } = await describe(db, caller, path);
  if (question.responseCount === 0) throw noAnswers();
  return analysed;
}

export const noAnswers = () => new AppError("NO_DATA", "This question has no answers to analyse.");

/** A wave: `coder` is by what the last run coded it, null if no run did. It may have no answers yet. */
export async function readWave(
  db: Db,
  caller: Caller,
  path: QuestionPath,
): Promise<Analysed & { coder: Coder | null }> {
  const { question, analysed } = await describe(db, caller, path);
  return { ...analysed, coder: question.coder };
}

async function describe(db: Db, caller: Caller, path: QuestionPath) {
  const { organizationId } = caller;
  const { questionId } = path;
  const [question, codebook] = await Promise.all([
    requireQuestion(db, caller, path),
    readCodebook(db, { organizationId, questionId }),
  ]);
  const nets = netsOf(codebook.map(({ id, name, parentId }) => ({ id, name, parentId })));
  const analysed: Analysed = {
    organizationId,
    questionId,
    questionIds: [questionId],
    group: null,
    wording: question.text,
    repeatsRespondents: question.temporary,
    codes: codebook.flatMap(({ id, name, codes }) =>
      codes.map((code) => ({
        id: code.id,
        ids: [code.id],
        number: code.codeNumber,
        name: code.name,
        sentiment: code.sentiment,
        category: { id, name },
        nets: nets.get(id) ?? [],
      })),
    ),
  };
  return { question, analysed };
}

export type AnalysedAnswers = Pick<Analysed, "organizationId" | "questionId"> & { questionIds?: readonly string[] };

/** Every answer of the questions, as a condition on `responses`. */
export const allOf = ({ organizationId, questionId, questionIds = [] }: AnalysedAnswers): SQL => {
  const isOfQuestion =
    questionIds.length > 1 ? isOneOf(responses.questionId, questionIds) : sql`${responses.questionId} = ${questionId}`;
  return sql`${responses.organizationId} = ${organizationId} and ${isOfQuestion}`;
};

/** The ids of codes in all waves. */
export const idsOf = (codes: readonly AnalysedCode[]): string[] => codes.flatMap(({ ids }) => ids);

/** A table, as JSON, that maps the id of each code in any wave to its row: that of the same code in the first wave. */
export const rowOfEachCode = (codes: readonly AnalysedCode[]): string =>
  JSON.stringify(codes.flatMap(({ id, ids }) => ids.map((code) => ({ code, row: id }))));

/** A table, as JSON, with the id of each code in any wave and that of each net in which it counts. */
export const netsOfEachCode = (codes: readonly AnalysedCode[]): string =>
  JSON.stringify(codes.flatMap(({ ids, nets }) => ids.flatMap((code) => nets.map(({ id: row }) => ({ code, row })))));

/** The answers that count in the bases of an analysis. */
export const baseOf = (analysed: AnalysedAnswers, conditions: readonly SQL[] = []): SQL =>
  sql.join([allOf(analysed), isInBase, ...conditions], sql` and `);

/**
 * The codes with this name; if there are none, all codes of the net with this name. If several codes or categories
 * have the name, an id selects one of them. Throws VALIDATION_ERROR if nothing has the name or id.
 */
export function codesNamed({ codes }: Pick<Analysed, "codes">, name: string, field = "code_name"): AnalysedCode[] {
  const id = name.toLowerCase();
  const found = [
    codes.filter(({ ids }) => ids.includes(id)),
    codes.filter(({ nets }) => nets.some((net) => net.id === id)),
    codes.filter((code) => code.name === name),
    codes.filter(({ nets }) => nets.some((net) => net.name === name)),
  ].find((named) => named.length > 0);
  if (found) return found;
  throw invalidInput([{ path: field, message: `names no code or category of this question: "${name}"` }]);
}
