import { z } from "zod";
import type { JobType } from "@/db/schema/terms";

/** A job of this type left the queue and is to be run. May come twice. */
export const jobDispatched = (type: JobType) => `${type}/job.dispatched`;

/** Suggestions of this question are to be computed. May come twice. */
export const SUGGESTIONS_DUE = "refinement/suggestions.due";

export const questionRef = z.object({ organizationId: z.string(), questionId: z.string() });

export const jobRef = z.object({ organizationId: z.string(), id: z.string() });

/** An event waits to be delivered to a webhook. May come twice. */
export const DELIVERY_DUE = "webhooks/delivery.due";

export const deliveryRef = z.object({
  organizationId: z.string(),
  id: z.string(),
  webhookId: z.string(),
  round: z.number(),
});
