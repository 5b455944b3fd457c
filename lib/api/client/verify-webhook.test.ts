import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifyWebhook, WebhookSignatureError } from "./verify-webhook";

const SECRET = "whsec_5e2f";
const body = JSON.stringify({ event: "job.failed", job_id: "job_1", error: { code: "CANCELLED", message: "é" } });
const signatureOf = (text: string, secret = SECRET) =>
  `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;

describe("verifyWebhook", () => {
  it.each([
    ["text", body],
    ["bytes", new TextEncoder().encode(body)],
    ["a part of a buffer", Buffer.from(`xx${body}`).subarray(2)],
  ])("gives the event of a delivery whose body is %s", async (_, raw) => {
    const event = await verifyWebhook(raw, signatureOf(body), SECRET);
    expect(event.event === "job.failed" && event.error).toEqual({ code: "CANCELLED", message: "é" });
  });

  it.each([
    ["another body", body.replace("job_1", "job_2"), signatureOf(body)],
    ["another secret", body, signatureOf(body, "whsec_other")],
    ["a changed digit", body, signatureOf(body).replace(/.$/, (digit) => (digit === "0" ? "1" : "0"))],
    ["a signature cut short", body, signatureOf(body).slice(0, -2)],
    ["a longer signature", body, `${signatureOf(body)}00`],
    ["another scheme", body, signatureOf(body).replace("sha256", "sha1")],
    ["no signature", body, null],
  ])("refuses %s", async (_, raw, signature) => {
    await expect(verifyWebhook(raw, signature, SECRET)).rejects.toBeInstanceOf(WebhookSignatureError);
  });
});
