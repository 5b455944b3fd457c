import { z } from "zod";

/** A job left the queue and is to be run. May come twice. */
export const JOB_DISPATCHED = "coding/job.dispatched";

export const jobRef = z.object({ organizationId: z.string(), id: z.string() });

/** An event waits to be delivered to a webhook. May come twice. */
export const DELIVERY_DUE = "webhooks/delivery.due";

export const deliveryRef = z.object({
  organizationId: z.string(),
  id: z.string(),
  webhookId: z.string(),
  round: z.number(),
});
