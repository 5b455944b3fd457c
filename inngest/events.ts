import { z } from "zod";
import type { JobType } from "@/db/schema/terms";

/** A job of this type left the queue and is to be run. May come twice. */
export const jobDispatched = (type: JobType) => `${type}/job.dispatched`;

/** Suggestions of this question, or of the group whose first question it is, must be computed. May come twice. */
export const SUGGESTIONS_DUE = "refinement/suggestions.due";

export const suggestionsRef = z.object({
  organizationId: z.string(),
  questionId: z.string(),
  grouped: z.boolean().default(false),
});

export const jobRef = z.object({ organizationId: z.string(), id: z.string() });

/** An event is waiting to be delivered to a webhook. May come twice. */
export const DELIVERY_DUE = "webhooks/delivery.due";

export const deliveryRef = z.object({
  organizationId: z.string(),
  id: z.string(),
  webhookId: z.string(),
  round: z.number(),
});
