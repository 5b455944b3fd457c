import type { Db } from "@/db/client";
import { isOpenJob, jobs } from "@/db/schema/jobs";
import { requireRoom } from "@/lib/errors/require-room";

/** The most waiting and running jobs of an organization. */
const MAX_OPEN_JOBS = 1_000;

/**
 * Throws CONFLICT if an organization has as many waiting and running jobs as allowed. Call it in the transaction that
 * adds a job.
 */
export const requireRoomForJob = (tx: Db, organizationId: string): Promise<void> =>
  requireRoom(tx, jobs, organizationId, {
    max: MAX_OPEN_JOBS,
    what: "jobs that have not ended",
    act: "Wait for one, or cancel",
    counted: isOpenJob,
  });
