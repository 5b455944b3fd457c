import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { uploads } from "@/db/schema/uploads";

const UNCLAIMED_HOURS = 1;

/**
 * Deletes staged files that are no longer used: their job has ended or was deleted, or the process of their request
 * died.
 */
export async function removeAbandonedUploads(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${uploads} u where case when u.job_id is null
      then u.created_at < now() - make_interval(hours => ${UNCLAIMED_HOURS})
      else not exists (
        select from ${jobs} j where j.organization_id = u.organization_id and j.id = u.job_id
          and j.status in ('queued', 'processing'))
    end`);
}
