import { createHmac, randomBytes } from "node:crypto";
import { seal, unseal } from "@/lib/crypto/seal";

/** A new signing secret: `whsec_` and 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

export const sealSecret = (secret: string, webhookId: string): Uint8Array => seal(secret, contextOf(webhookId));
export const openSecret = (sealed: Uint8Array, webhookId: string): string => unseal(sealed, contextOf(webhookId));

/** The `X-Signature` of a raw body: `sha256=` and its HMAC-SHA256 under the secret, in hexadecimal. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body, "utf8").digest("hex")}`;

const contextOf = (webhookId: string) => `webhook:${webhookId}`;
