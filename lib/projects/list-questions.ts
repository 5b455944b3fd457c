import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/page";
import { type ShownQuestion, shownQuestion } from "@/lib/questions/show-question";
import { requireProject } from "./find-project";

/** A page of a project's questions in their order; the cursor is a position. NOT_FOUND where the project is not the caller's. */
export async function listQuestions(
  db: Db,
  caller: Caller,
  projectId: string,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<ShownQuestion>> {
  await requireProject(db, caller, projectId);
  const found = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, caller.organizationId),
        eq(questions.projectId, projectId),
        cursor === undefined ? undefined : gt(questions.position, cursor),
      ),
    )
    .orderBy(asc(questions.position))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ position }) => String(position));
  return { items: items.map(shownQuestion), nextCursor };
}
