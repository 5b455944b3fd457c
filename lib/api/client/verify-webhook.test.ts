import { describe, expect, expectTypeOf, it } from "vitest";
import type { WebhookPayload } from "@/lib/webhooks/payloads";
import { signatureOf } from "@/lib/webhooks/sign";
import { verifyWebhook, type WebhookEvent, WebhookSignatureError } from "./verify-webhook";

const SECRET = "whsec_5e2f";
const body = JSON.stringify({ event: "job.failed", job_id: "job_1", error: { code: "CANCELLED", message: "é" } });

const signed = signatureOf(body, SECRET);

describe("verifyWebhook", () => {
  it.each([
    ["text", body],
    ["bytes", new TextEncoder().encode(body)],
    ["a part of a buffer", Buffer.from(`xx${body}`).subarray(2)],
  ])("gives the event of a delivery whose body is %s", async (_, raw) => {
    const event = await verifyWebhook(raw, signed, SECRET);
    expect(event.event === "job.failed" && event.error).toEqual({ code: "CANCELLED", message: "é" });
  });

  it("knows every event that is sent", () => {
    expectTypeOf<WebhookEvent>().toEqualTypeOf<WebhookPayload>();
  });

  it.each([
    ["another body", body.replace("job_1", "job_2"), signed],
    ["another secret", body, signatureOf(body, "whsec_other")],
    ["a changed digit", body, signed.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"))],
    ["a signature cut short", body, signed.slice(0, -2)],
    ["a longer signature", body, `${signed}00`],
    ["another scheme", body, signed.replace("sha256", "sha1")],
    ["no signature", body, null],
  ])("refuses %s", async (_, raw, signature) => {
    await expect(verifyWebhook(raw, signature, SECRET)).rejects.toBeInstanceOf(WebhookSignatureError);
  });
});
