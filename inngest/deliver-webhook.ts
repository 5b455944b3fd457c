import { RetryAfterError } from "inngest";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { db } from "@/lib/runtime/db";
import { log } from "@/lib/runtime/log";
import { ATTEMPT_DELAYS, attemptDelivery, LONGEST_ATTEMPT_S } from "@/lib/webhooks/attempt-delivery";
import { DELIVERIES, shared } from "./calls-at-once";
import { inngest } from "./client";
import { DELIVERY_DUE, deliveryRef } from "./events";

/** Delivers one event to one webhook: up to four attempts, with growing pauses between them. */
export const deliverWebhook = inngest.createFunction(
  {
    id: "deliver-webhook",
    name: "Deliver an event to a webhook",
    triggers: { event: DELIVERY_DUE },
    retries: 20,
    concurrency: [...shared(DELIVERIES)],
  },
  async ({ event, step }) => {
    const ref = deliveryRef.parse(event.data);
    for (const [index, seconds] of ATTEMPT_DELAYS.entries()) {
      const number = index + 1;
      if (seconds > 0) await step.sleep(`wait-${number}`, `${seconds}s`);
      const { done } = await step.run(`attempt-${number}`, () => attempt(ref, number));
      if (done) return;
    }
  },
);

async function attempt(ref: ReturnType<typeof deliveryRef.parse>, number: number) {
  const outcome = await attemptOrFail(ref, number);
  if (outcome !== "under way") return outcome;
  throw new RetryAfterError("Another call makes this attempt.", LONGEST_ATTEMPT_S * 1_000);
}

async function attemptOrFail(ref: ReturnType<typeof deliveryRef.parse>, number: number) {
  try {
    return await attemptDelivery(db, ref, number);
  } catch (error) {
    log.error({ error: withoutParameters(error) }, "an error of the service prevented the delivery of a webhook");
    throw new Error("The service failed unexpectedly.");
  }
}
