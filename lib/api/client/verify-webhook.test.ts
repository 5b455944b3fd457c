import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { newSecret, standardHeaders } from "@/lib/webhooks/sign";
import { verifyWebhook, type WebhookProblem } from "./verify-webhook";

const SECRET = newSecret();
const body = JSON.stringify({ event: "job.failed", job_id: "job_1", error: { code: "CANCELLED", message: "é" } });

const sent = (change: { secrets?: string[]; ago?: number; id?: string } = {}) =>
  standardHeaders({ id: "m1", timestamp: Math.floor(Date.now() / 1000) - (change.ago ?? 0), body }, [
    ...(change.secrets ?? [SECRET]),
  ]);

describe("verifyWebhook", () => {
  it.each([
    ["text", body],
    ["bytes", new TextEncoder().encode(body)],
    ["a part of a buffer", Buffer.from(`xx${body}`).subarray(2)],
  ])("gives the event of a delivery whose body is %s", async (_, raw) => {
    for (const headers of [sent(), new Headers(sent()), { ...sent(), "Webhook-Id": "m1" }]) {
      const event = await verifyWebhook(raw, headers, SECRET);
      expect(event.event === "job.failed" && event.error).toEqual({ code: "CANCELLED", message: "é" });
    }
  });

  it("agrees with the library of Standard Webhooks", async () => {
    expect(new Webhook(SECRET).verify(body, sent())).toEqual(JSON.parse(body));
    const date = new Date();
    const theirs = {
      "webhook-id": "m2",
      "webhook-timestamp": String(Math.floor(date.getTime() / 1000)),
      "webhook-signature": new Webhook(SECRET).sign("m2", date, body),
    };
    expect((await verifyWebhook(body, theirs, SECRET)).event).toBe("job.failed");
  });

  it("takes either secret while they are exchanged, on both sides", async () => {
    const fresh = newSecret();
    const both = sent({ secrets: [fresh, SECRET] });
    for (const secret of [SECRET, fresh, [newSecret(), fresh]]) {
      expect((await verifyWebhook(body, both, secret)).event).toBe("job.failed");
    }
  });

  it("takes a secret of the earlier form, in base64url", async () => {
    const old = `whsec_${"-_".repeat(21)}0`;
    expect((await verifyWebhook(body, sent({ secrets: [old] }), old)).event).toBe("job.failed");
  });

  const without = (name: string) => ({ ...sent(), [name]: undefined });
  it.each<[string, WebhookProblem, string, Record<string, string | undefined>, string]>([
    ["another body", "wrong_signature", body.replace("job_1", "job_2"), sent(), SECRET],
    ["another secret", "wrong_signature", body, sent(), newSecret()],
    ["another id", "wrong_signature", body, { ...sent(), "webhook-id": "m9" }, SECRET],
    [
      "a timestamp made fresh",
      "wrong_signature",
      body,
      { ...sent({ ago: 9_000 }), ...only("webhook-timestamp") },
      SECRET,
    ],
    ["a delivery of six minutes ago", "too_old", body, sent({ ago: 360 }), SECRET],
    ["a delivery of the future", "too_new", body, sent({ ago: -360 }), SECRET],
    ["no timestamp", "header_missing", body, without("webhook-timestamp"), SECRET],
    ["no signature", "header_missing", body, without("webhook-signature"), SECRET],
    ["a timestamp that is no number", "header_malformed", body, { ...sent(), "webhook-timestamp": "now" }, SECRET],
    ["a signature cut short", "header_malformed", body, { ...sent(), "webhook-signature": "v1,AAAA" }, SECRET],
    ["a secret that is none", "secret_malformed", body, sent(), "hunter2"],
  ])("refuses %s", async (_, problem, raw, headers, secret) => {
    await expect(verifyWebhook(raw, headers, secret)).rejects.toMatchObject({ name: "WebhookSignatureError", problem });
  });

  it("takes an older delivery where the receiver says so", async () => {
    const event = await verifyWebhook(body, sent({ ago: 3_000 }), SECRET, { tolerance: 3_600 });
    expect(event.event).toBe("job.failed");
  });
});

function only(name: string) {
  return { [name]: sent()[name] };
}
