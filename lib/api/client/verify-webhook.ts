/** What the service reports. The same event may come twice; `job_id` and `event` tell them apart. */
export type WebhookEvent =
  | {
      event: "job.completed";
      job_id: string;
      /** Null for work that belongs to no single project or question. */
      project_id: string | null;
      question_id: string | null;
      result: { responses_coded: number; credits_used: number };
      timestamp: string;
      /** True on the delivery that a test of the webhook sends. */
      test?: true;
    }
  | { event: "job.failed"; job_id: string; error: { code: string; message: string }; timestamp: string }
  | {
      event: "balance.low";
      organization_id: string;
      credits_remaining: number;
      threshold: number;
      timestamp: string;
    };

/** A delivery whose signature does not fit its body: answer 400 and do nothing. */
export class WebhookSignatureError extends Error {
  override readonly name = "WebhookSignatureError";
}

/**
 * Checks that `X-Signature` was made from this body with the webhook's secret, and returns the event. `rawBody` is the
 * body as received, before any parsing. Throws WebhookSignatureError where the signature does not fit.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  signatureHeader: string | null | undefined,
  secret: string,
): Promise<WebhookEvent> {
  const bytes = typeof rawBody === "string" ? encode(rawBody) : new Uint8Array(rawBody);
  const signature = /^sha256=([0-9a-f]{64})$/i.exec(signatureHeader ?? "")?.[1];
  if (!signature) throw new WebhookSignatureError("X-Signature is missing, or is not sha256= and 64 digits.");
  const key = await crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  if (!(await crypto.subtle.verify("HMAC", key, fromHex(signature), bytes))) {
    throw new WebhookSignatureError("X-Signature was not made of this body with this secret.");
  }
  return JSON.parse(new TextDecoder().decode(bytes));
}

const encode = (text: string) => new TextEncoder().encode(text);

const fromHex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
