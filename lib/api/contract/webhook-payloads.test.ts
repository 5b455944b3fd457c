import { expect, it } from "vitest";
import type { z } from "zod";
import type { WebhookPayload } from "@/lib/webhooks/webhook-payload";
import { type balanceLow, type jobCompleted, type jobFailed, WEBHOOK_PAYLOADS } from "./webhook-payloads";

type Described = z.output<typeof jobCompleted | typeof jobFailed | typeof balanceLow>;

it("describes what webhooks send", () => {
  const low = {
    event: "balance.low",
    organization_id: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f",
    credits_remaining: 97,
    threshold: 100,
    timestamp: "2026-11-21T09:30:00.000Z",
  } satisfies WebhookPayload;
  // The compiler checks that every payload has the type that the contract describes.
  const described = (sent: WebhookPayload): Described => sent;
  expect(WEBHOOK_PAYLOADS["balance.low"].payload.parse(described(low))).toEqual(low);
});
