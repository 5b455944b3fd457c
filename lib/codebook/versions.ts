import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codebookVersions } from "@/db/schema/codebook-versions";
import type { Caller } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, type QuestionScope, requireQuestion } from "@/lib/questions/find-question";
import type { VersionScope } from "./assignment-history";
import { shownChanges } from "./code-changes";
import { parentShown } from "./nets";
import { shownCode } from "./read-codebook";

/** A page of a codebook's versions, newest first; the cursor is a version's number. */
export async function listVersions(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<ReturnType<typeof shownVersion>>> {
  await requireQuestion(db, caller, path);
  const found = await db
    .select({
      number: codebookVersions.number,
      change: codebookVersions.change,
      summary: codebookVersions.summary,
      actor: codebookVersions.actor,
      suggestionId: codebookVersions.suggestionId,
      draft: codebookVersions.draft,
      createdAt: codebookVersions.createdAt,
      codes: sql<number>`jsonb_array_length(jsonb_path_query_array(${codebookVersions.codebook}, '$[*].codes[*]'))`,
    })
    .from(codebookVersions)
    .where(
      and(
        eq(codebookVersions.organizationId, caller.organizationId),
        eq(codebookVersions.questionId, path.questionId),
        cursor === undefined ? undefined : lt(codebookVersions.number, cursor),
      ),
    )
    .orderBy(desc(codebookVersions.number))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ number }) => String(number));
  return { items: items.map(shownVersion), nextCursor };
}

/** The codebook as it was in this version. Throws NOT_FOUND if there is no such version. */
export async function showVersion(db: Db, caller: Caller, path: QuestionPath, number: number) {
  await requireQuestion(db, caller, path);
  const version = await requireVersion(db, { ...caller, ...path }, number);
  const shownParent = parentShown(version.codebook);
  const categories = version.codebook.map(({ codes, ...category }) => ({
    ...{ id: category.id, name: category.name },
    ...shownParent(category),
    codes: codes.map(shownCode),
  }));
  const { codeChanges } = version;
  return {
    ...shownVersion({ ...version, codes: categories.flatMap(({ codes }) => codes).length }),
    categories,
    code_changes: codeChanges && shownChanges(version.codebook, codeChanges),
  };
}

/** A version with its codebook; throws NOT_FOUND if the question has none of this number. */
export async function requireVersion(db: Db, scope: QuestionScope, number: number) {
  const [version] = await db.select().from(codebookVersions).where(isVersion(scope, number));
  if (!version)
    throw new AppError("NOT_FOUND", `The codebook has no version ${number}. List its versions to see which there are.`);
  return version;
}

/**
 * The version that a wave's codebook had when another wave of the group got version `made`; undefined if it had none.
 */
export async function versionBefore(db: Db, { organizationId, questionId }: QuestionScope, made: VersionScope) {
  const [version] = await db
    .select()
    .from(codebookVersions)
    .where(
      and(
        eq(codebookVersions.organizationId, organizationId),
        eq(codebookVersions.questionId, questionId),
        lt(codebookVersions.createdAt, momentOf(db, made)),
      ),
    )
    .orderBy(desc(codebookVersions.number))
    .limit(1);
  return version;
}

/**
 * The version that a wave got from the same change that made version `made` in another wave; undefined if it got none.
 */
export async function versionMadeWith(db: Db, { organizationId, questionId }: QuestionScope, made: VersionScope) {
  const [version] = await db
    .select({ number: codebookVersions.number })
    .from(codebookVersions)
    .where(
      and(
        eq(codebookVersions.organizationId, organizationId),
        eq(codebookVersions.questionId, questionId),
        eq(codebookVersions.createdAt, momentOf(db, made)),
      ),
    );
  return version;
}

const momentOf = (db: Db, made: VersionScope) =>
  db.select({ moment: codebookVersions.createdAt }).from(codebookVersions).where(isVersion(made, made.version));

const isVersion = ({ organizationId, questionId }: QuestionScope, number: number) =>
  and(
    eq(codebookVersions.organizationId, organizationId),
    eq(codebookVersions.questionId, questionId),
    eq(codebookVersions.number, number),
  );

type Listed = Omit<
  typeof codebookVersions.$inferSelect,
  "codebook" | "codeChanges" | "organizationId" | "questionId" | "undoesFrom" | "undoesTo"
> & {
  codes: number;
};

const shownVersion = ({ number, change, summary, actor, suggestionId, draft, createdAt, codes }: Listed) => ({
  version: number,
  change,
  summary,
  actor,
  suggestion_id: suggestionId,
  draft,
  created_at: createdAt,
  codes,
});
