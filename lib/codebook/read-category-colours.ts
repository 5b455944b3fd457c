import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { categories } from "@/db/schema/codebook";
import { type CategoryColour, categoryColour } from "./category-colour";

/** The colours of a question's categories by their names. */
export async function readCategoryColours(
  db: Db,
  organizationId: string,
  questionId: string,
): Promise<Map<string, CategoryColour>> {
  const rows = await db
    .select({ name: categories.name, position: categories.position })
    .from(categories)
    .where(and(eq(categories.organizationId, organizationId), eq(categories.questionId, questionId)));
  return new Map(rows.map((category) => [category.name, categoryColour(category)]));
}
