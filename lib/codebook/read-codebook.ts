import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { codebookVersions } from "@/db/schema/codebook-versions";
import type { CodebookDraftOrigin, Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { countRulesOf } from "@/lib/engines/count-rules";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import type { Code, Codebook } from "./codebook";
import { parentShown } from "./nets";

/** The codebook of a question in its order; empty if it has none. */
export async function readCodebook(db: Db, { organizationId, questionId }: QuestionScope): Promise<Codebook> {
  const rows = await db
    .select({ category: { id: categories.id, name: categories.name, parentId: categories.parentId }, code: codes })
    .from(categories)
    .leftJoin(codes, and(eq(codes.organizationId, categories.organizationId), eq(codes.categoryId, categories.id)))
    .where(and(eq(categories.organizationId, organizationId), eq(categories.questionId, questionId)))
    .orderBy(asc(categories.position), asc(codes.position));
  const codebook = new Map<string, Codebook[number]>();
  for (const { category, code } of rows) {
    const { id: categoryId, name: categoryName, parentId } = category;
    const place = { id: categoryId, name: categoryName, ...(parentId && { parentId }) };
    const entry = codebook.get(category.id) ?? { ...place, codes: [] };
    codebook.set(category.id, entry);
    if (!code) continue;
    const { id, name, definition, sentiment, codeNumber } = code;
    entry.codes.push({ id, name, definition, ...countRulesOf(code), sentiment, codeNumber });
  }
  return [...codebook.values()];
}

/**
 * The codebook as the API shows it, with how many answers have each code. Throws NOT_FOUND if the question is not the
 * caller's.
 */
export async function showCodebook(db: Db, caller: Caller, path: QuestionPath) {
  const { codebookVersion } = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const [codebook, mentions, draft] = await Promise.all([
    readCodebook(db, scope),
    countMentions(db, scope),
    readDraft(db, scope),
  ]);
  const shownParent = parentShown(codebook);
  return {
    project_id: path.projectId,
    question_id: path.questionId,
    version: codebookVersion,
    draft,
    categories: codebook.map((category) => ({
      id: category.id,
      name: category.name,
      ...shownParent(category),
      codes: category.codes.map((code) => {
        const counted = mentions.get(code.id) ?? NO_MENTIONS;
        return { ...shownCode(code), frequency: sumOf(counted), mention_sentiments: counted };
      }),
    })),
  };
}

/** The changes that put another codebook in the place of the one that there was. */
const REPLACING = ["generate", "import", "clone"] as const;

/** How the present codebook was generated; null if it was not, or if that is not known. */
export async function readDraft(
  db: Db,
  { organizationId, questionId }: QuestionScope,
): Promise<CodebookDraftOrigin | null> {
  const [version] = await db
    .select({ draft: codebookVersions.draft })
    .from(codebookVersions)
    .where(
      and(
        eq(codebookVersions.organizationId, organizationId),
        eq(codebookVersions.questionId, questionId),
        inArray(codebookVersions.change, [...REPLACING]),
      ),
    )
    .orderBy(desc(codebookVersions.number))
    .limit(1);
  return version?.draft ?? null;
}

export type ShownCodebook = Awaited<ReturnType<typeof showCodebook>>;

export type Mentions = Record<Sentiment, number>;
export const NO_MENTIONS: Mentions = { Positive: 0, Negative: 0, Neutral: 0, Mixed: 0 };

const sumOf = (mentions: Mentions) => Object.values(mentions).reduce((sum, count) => sum + count, 0);

/** How many answers have each code, by the sentiment of the mention. Codes that no answer has are left out. */
async function countMentions(db: Db, scope: QuestionScope): Promise<Map<string, Mentions>> {
  const rows = await db
    .select({
      codeId: assignments.codeId,
      sentiment: assignments.mentionSentiment,
      count: sql<number>`count(*)::integer`,
    })
    .from(codes)
    .innerJoin(assignments, and(eq(assignments.organizationId, codes.organizationId), eq(assignments.codeId, codes.id)))
    .where(rowsOf(codes, scope))
    .groupBy(assignments.codeId, assignments.mentionSentiment);
  const mentions = new Map<string, Mentions>();
  for (const { codeId, sentiment, count } of rows) {
    mentions.set(codeId, { ...(mentions.get(codeId) ?? NO_MENTIONS), [sentiment]: count });
  }
  return mentions;
}

/** Categories and codes as the API shows them, with the number of answers of each code. */
export function withFrequencies(codebook: Codebook, frequencies: ReadonlyMap<string, number>) {
  const shownParent = parentShown(codebook);
  return codebook.map((category) => ({
    id: category.id,
    name: category.name,
    ...shownParent(category),
    codes: category.codes.map((code) => ({ ...shownCode(code), frequency: frequencies.get(code.id) ?? 0 })),
  }));
}

/** A code as the API shows it. Texts that the code does not have are left out. */
export const shownCode = ({ id, name, definition, sentiment, codeNumber, ...rules }: Code) => ({
  id,
  name,
  ...(definition !== null && { definition }),
  ...countRulesOf(rules),
  sentiment,
  code_number: codeNumber,
});
