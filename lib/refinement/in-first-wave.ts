import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { categories, codes } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import type { Refined } from "./subject";

type NamedIds = {
  sourceCodeId?: string | null | undefined;
  targetCodeId?: string | null | undefined;
  categoryId?: string | undefined;
};

/**
 * Replaces the ids of codes and categories by those of the first wave of the group, whichever wave's ids were given.
 * Ids that no wave has stay as they are.
 */
export async function inFirstWave<Given extends NamedIds>(
  tx: Db,
  { organizationId }: Caller,
  { grouped, questionId, waves }: Refined,
  given: Given,
): Promise<Given> {
  if (!grouped) return given;
  const ids = [given.sourceCodeId, given.targetCodeId, given.categoryId].flatMap((id) => id ?? []);
  const ofWaves = `{${waves.map((wave) => wave.questionId).join(",")}}`;
  const found = await tx.execute<{ given: string; own: string }>(sql`
    select g.id as given, o.id as own from ${codes} g
    join ${codes} o on o.organization_id = g.organization_id and o.question_id = ${questionId}
      and o.code_number = g.code_number
    where g.organization_id = ${organizationId} and g.question_id = any(${ofWaves}::uuid[])
      and g.id = any(${`{${ids.join(",")}}`}::uuid[])
    union all
    select g.id, o.id from ${categories} g
    join ${categories} o on o.organization_id = g.organization_id and o.question_id = ${questionId} and o.name = g.name
    where g.organization_id = ${organizationId} and g.question_id = any(${ofWaves}::uuid[])
      and g.id = any(${`{${ids.join(",")}}`}::uuid[])`);
  const own = new Map(found.map((each) => [each.given, each.own]));
  const ownOf = <Id extends string | null | undefined>(id: Id) => (id ? (own.get(id) ?? id) : id);
  return {
    ...given,
    sourceCodeId: ownOf(given.sourceCodeId),
    targetCodeId: ownOf(given.targetCodeId),
    categoryId: ownOf(given.categoryId),
  };
}
