import { createHmac, randomBytes } from "node:crypto";
import { seal, unseal } from "@/lib/crypto/seal";

const PREFIX = "whsec_";

/** A new signing secret: `whsec_` and 32 random bytes in base64, as Standard Webhooks specifies. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** Encrypts the signing secret of a webhook. */
export const sealSecret = (secret: string, webhookId: string): Uint8Array => seal(secret, webhookContext(webhookId));
/** Decrypts the signing secret of a webhook. */
export const openSecret = (sealed: Uint8Array, webhookId: string): string => unseal(sealed, webhookContext(webhookId));

/** The `X-Signature` of a raw body: `sha256=` and its HMAC-SHA256 under the whole secret, in hexadecimal. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body, "utf8").digest("hex")}`;

/** A message of the Standard Webhooks specification 1.0.0; `timestamp` is in Unix seconds. */
export type Message = { id: string; timestamp: number; body: string };

/**
 * The three headers of Standard Webhooks. `webhook-signature` has one signature per secret: the HMAC-SHA256 of
 * `id.timestamp.body` under the decoded secret.
 */
export function standardHeaders({ id, timestamp, body }: Message, secrets: readonly string[]): Record<string, string> {
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", keyOf(secret)).update(signed, "utf8").digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

/** Older secrets are in base64url, which Node reads as well. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");

/** The context in which a webhook's secrets are sealed. */
export const webhookContext = (webhookId: string) => `webhook:${webhookId}`;
