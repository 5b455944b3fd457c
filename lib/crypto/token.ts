import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 random bits. Only its hash is to be stored. */
export function newToken(): { token: string; tokenHash: Uint8Array } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** The SHA-256 of a token, by which it is stored and found. */
export const hashToken = (token: string): Uint8Array => createHash("sha256").update(token, "utf8").digest();
