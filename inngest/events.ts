import { z } from "zod";

/** A job left the queue and is to be run. May come twice. */
export const JOB_DISPATCHED = "coding/job.dispatched";

export const jobRef = z.object({ organizationId: z.string(), id: z.string() });
