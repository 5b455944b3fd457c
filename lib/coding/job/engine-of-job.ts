import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { CodingEngine } from "@/lib/engines/engine";
import type { JobRef } from "@/lib/jobs/lock-job";
import { engineFor } from "@/lib/model-settings/current-engine";
import { codingOptionsOf } from "../job-options";

/** The engine that does a coding job: the current one, unless the job is for the local engine. */
export async function engineOfJob(db: Db, { organizationId, id }: JobRef): Promise<CodingEngine> {
  const [job] = await db
    .select({ options: jobs.options })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id)));
  return engineFor(db, job ? codingOptionsOf(job) : {});
}
