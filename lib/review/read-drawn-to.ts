import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { reviewSamples } from "@/db/schema/review";
import type { QuestionScope } from "@/lib/questions/find-question";

/** The draw up to which answers belong to the random sample. */
export async function readDrawnTo(db: Db, { organizationId, questionId }: QuestionScope): Promise<string> {
  const [sample] = await db.execute<{ drawnTo: string }>(sql`
    select drawn_to as "drawnTo" from ${reviewSamples}
    where organization_id = ${organizationId} and question_id = ${questionId}`);
  return sample?.drawnTo ?? "00000000";
}
