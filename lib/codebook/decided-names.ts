import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codebookVersions } from "@/db/schema/codebook-versions";
import type { CodebookChange } from "@/db/schema/terms";
import { duplicateKey } from "@/lib/language/normalize";
import type { QuestionScope } from "@/lib/questions/find-question";

/** Changes by which people decide about single codes. */
const DECISIONS: readonly CodebookChange[] = ["edit", "merge", "suggestion"];

/** By the key of a code's name: the name that people gave it instead, or null if they struck it or merged it away. */
export type DecidedNames = ReadonlyMap<string, string | null>;

/**
 * What people decided about the names of a question's codes. A name that came back later, by hand or with an older
 * version, is decided no more, and neither is any once the codebook has been emptied: then somebody starts over.
 */
export async function decidedNames(db: Db, { organizationId, questionId }: QuestionScope): Promise<DecidedNames> {
  const versions = await db
    .select({
      change: codebookVersions.change,
      now: sql<{ id: string; name: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', code -> 'id', 'name', code -> 'name')), '[]')
        from jsonb_path_query(${codebookVersions.codebook}, '$[*].codes[*]') code)`,
    })
    .from(codebookVersions)
    .where(and(eq(codebookVersions.organizationId, organizationId), eq(codebookVersions.questionId, questionId)))
    .orderBy(asc(codebookVersions.number));
  const decided = new Map<string, string | null>();
  let before: { id: string; name: string }[] = [];
  for (const { change, now } of versions) {
    if (DECISIONS.includes(change)) {
      const names = new Map(now.map(({ id, name }) => [id, name]));
      for (const { id, name } of before) decided.set(duplicateKey(name), names.get(id) ?? null);
    }
    for (const { name } of now) if (decided.get(duplicateKey(name)) !== name) decided.delete(duplicateKey(name));
    if (now.length === 0) decided.clear();
    before = now;
  }
  return decided;
}

/** The name that people gave a code of this name, in the end; null if they struck it. */
export function nameDecided(name: string, decided: DecidedNames): string | null {
  let [current, next]: (string | null | undefined)[] = [name, decided.get(duplicateKey(name))];
  for (let renames = 0; typeof next === "string" && renames < decided.size; renames += 1) {
    [current, next] = [next, decided.get(duplicateKey(next))];
  }
  return next === null ? null : (current as string);
}
