import type { WebhookPayload } from "@/lib/webhooks/webhook-payload";

/** An event that the service reports, as in the body of a webhook's delivery. */
export type WebhookEvent = WebhookPayload;

export type WebhookProblem =
  | "header_missing"
  | "header_malformed"
  | "secret_malformed"
  | "too_old"
  | "too_new"
  | "wrong_signature";

/** A delivery that is not genuine or too old: reply 400 and do nothing. `problem` and the message say why. */
export class WebhookSignatureError extends Error {
  override readonly name = "WebhookSignatureError";
  readonly problem: WebhookProblem;

  constructor(problem: WebhookProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export type VerifyOptions = {
  /** The largest difference of the delivery's timestamp from now, in seconds; 300 by default. */
  tolerance?: number | undefined;
  /** The time to compare with, in milliseconds; now by default. */
  now?: number | undefined;
};

/** Headers as `fetch` has them, or as Node's servers do. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const TOLERANCE_SECONDS = 300;

/**
 * Verifies that a delivery comes from the service and is not older than five minutes, and returns its event. `rawBody`
 * is the body as received, before any parsing; `secret` is the webhook's secret, or several during a rotation. Reads
 * the headers of Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature. Throws WebhookSignatureError,
 * whose `problem` says what is wrong.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = TOLERANCE_SECONDS, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = required(headers, "webhook-id");
  const timestamp = required(headers, "webhook-timestamp");
  const signatures = signaturesIn(required(headers, "webhook-signature"));
  refuseStale(timestamp, tolerance, now);
  const bytes = typeof rawBody === "string" ? encode(rawBody) : new Uint8Array(rawBody);
  const message = joined(encode(`${id}.${timestamp}.`), bytes);
  for (const key of await Promise.all([secret].flat().map(keyOf))) {
    for (const signature of signatures) {
      if (await crypto.subtle.verify("HMAC", key, signature, message)) {
        return JSON.parse(new TextDecoder().decode(bytes));
      }
    }
  }
  throw new WebhookSignatureError(
    "wrong_signature",
    "webhook-signature was not made of this body with this secret. Pass the body exactly as it came, before any parsing, and the secret of this very webhook.",
  );
}

function required(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : valueIn(headers, name);
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookSignatureError("header_missing", `The header ${name} is missing. Pass all headers of the delivery.`);
}

const valueIn = (headers: Exclude<WebhookHeaders, Headers>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** The signatures of version 1 in a header such as `v1,<base64> v1,<base64>`. Other versions are ignored. */
function signaturesIn(header: string): Uint8Array<ArrayBuffer>[] {
  const found = header.split(" ").flatMap((part) => /^v1,([A-Za-z0-9+/]{43}=)$/.exec(part)?.[1] ?? []);
  if (found.length > 0) return found.map(fromBase64);
  throw new WebhookSignatureError("header_malformed", "webhook-signature holds no signature of version 1.");
}

function refuseStale(timestamp: string, tolerance: number, now: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookSignatureError("header_malformed", "webhook-timestamp is not a number of Unix seconds.");
  }
  const age = now / 1000 - Number(timestamp);
  if (age > tolerance) {
    throw new WebhookSignatureError(
      "too_old",
      `The delivery is ${Math.round(age)} seconds old; at most ${tolerance} are allowed.`,
    );
  }
  if (age < -tolerance) {
    throw new WebhookSignatureError("too_new", "webhook-timestamp lies in the future. Check this machine's clock.");
  }
}

/** Decodes a secret, `whsec_` and base64 or base64url, to the HMAC key. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const text = /^whsec_([\w+/-]+)=*$/.exec(secret)?.[1];
  if (!text)
    throw new WebhookSignatureError(
      "secret_malformed",
      "The secret is not whsec_ followed by base64. Pass it as it was shown.",
    );
  const bytes = fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

const encode = (text: string) => new TextEncoder().encode(text);

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
