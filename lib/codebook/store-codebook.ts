import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { categories, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { type Codebook, countCodes } from "./codebook";

/** Writes the codebook of a question that has none. */
export async function storeCodebook(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  codebook: Codebook,
): Promise<void> {
  if (codebook.length === 0) return;
  const scope = { organizationId, questionId };
  await db.insert(categories).values(codebook.map(({ id, name }, position) => ({ ...scope, id, name, position })));
  if (countCodes(codebook) === 0) return;
  await db
    .insert(codes)
    .values(
      codebook.flatMap((category) =>
        category.codes.map((code, position) => ({ ...scope, ...code, categoryId: category.id, position })),
      ),
    );
  const next = 1 + Math.max(...codebook.flatMap((category) => category.codes.map(({ codeNumber }) => codeNumber)));
  await db
    .update(questions)
    .set({ nextCodeNumber: sql`greatest(${questions.nextCodeNumber}, ${next}::integer)` })
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
}
