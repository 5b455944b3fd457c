import { z } from "zod";
import type { JobType } from "@/db/schema/terms";

/** A job of this type left the queue and must be run. The event may come twice. */
export const jobDispatched = (type: JobType) => `${type}/job.dispatched`;

/**
 * The suggestions of this question, or of the group whose first question it is, must be computed. The event may come
 * twice.
 */
export const SUGGESTIONS_DUE = "refinement/suggestions.due";

export const suggestionsRef = z.object({
  organizationId: z.string(),
  questionId: z.string(),
  grouped: z.boolean().default(false),
});

export const jobRef = z.object({ organizationId: z.string(), id: z.string() });

/** A delivery of a webhook's event is waiting. This event may come twice. */
export const DELIVERY_DUE = "webhooks/delivery.due";

export const deliveryRef = z.object({
  organizationId: z.string(),
  id: z.string(),
  webhookId: z.string(),
  round: z.number(),
});
