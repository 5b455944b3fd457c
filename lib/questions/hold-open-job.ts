import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";

/**
 * Locks the question's open job, if there is one, until the transaction ends: its stages store nothing meanwhile. To be
 * called before anything else is locked, as the stages do.
 */
export async function holdOpenJob(
  tx: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
): Promise<void> {
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(jobs.questionId, questionId),
        inArray(jobs.status, ["queued", "processing"]),
      ),
    )
    .for("update");
}
