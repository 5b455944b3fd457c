import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import type { Codebook } from "./codebook";

type QuestionScope = { organizationId: string; questionId: string };

/** The codebook of a question in its order; empty where it has none. */
export async function readCodebook(db: Db, { organizationId, questionId }: QuestionScope): Promise<Codebook> {
  const rows = await db
    .select({ category: { id: categories.id, name: categories.name }, code: codes })
    .from(categories)
    .leftJoin(codes, and(eq(codes.organizationId, categories.organizationId), eq(codes.categoryId, categories.id)))
    .where(and(eq(categories.organizationId, organizationId), eq(categories.questionId, questionId)))
    .orderBy(asc(categories.position), asc(codes.position));
  const codebook = new Map<string, Codebook[number]>();
  for (const { category, code } of rows) {
    const entry = codebook.get(category.id) ?? { ...category, codes: [] };
    codebook.set(category.id, entry);
    if (!code) continue;
    const { id, name, definition, sentiment, codeNumber } = code;
    entry.codes.push({ id, name, definition, sentiment, codeNumber });
  }
  return [...codebook.values()];
}

/** How many responses have each code, by code id; a code that none has is absent. */
export async function countFrequencies(db: Db, { organizationId, questionId }: QuestionScope) {
  const rows = await db
    .select({ codeId: codes.id, frequency: sql<number>`count(*)::integer` })
    .from(codes)
    .innerJoin(assignments, and(eq(assignments.organizationId, codes.organizationId), eq(assignments.codeId, codes.id)))
    .where(and(eq(codes.organizationId, organizationId), eq(codes.questionId, questionId)))
    .groupBy(codes.id);
  return new Map(rows.map(({ codeId, frequency }) => [codeId, frequency]));
}

/** The codebook as the API shows it, with frequencies. NOT_FOUND where the question is not the caller's. */
export async function showCodebook(db: Db, caller: Caller, path: QuestionPath) {
  await requireQuestion(db, caller, path);
  const scope = { organizationId: caller.organizationId, questionId: path.questionId };
  const [codebook, frequencies] = await Promise.all([readCodebook(db, scope), countFrequencies(db, scope)]);
  return { categories: withFrequencies(codebook, frequencies) };
}

/** Categories and codes in the API's words. */
export function withFrequencies(codebook: Codebook, frequencies: ReadonlyMap<string, number>) {
  return codebook.map((category) => ({
    id: category.id,
    name: category.name,
    codes: category.codes.map((code) => ({
      id: code.id,
      name: code.name,
      ...(code.definition !== null && { definition: code.definition }),
      sentiment: code.sentiment,
      code_number: code.codeNumber,
      frequency: frequencies.get(code.id) ?? 0,
    })),
  }));
}
