import { createHash } from "node:crypto";

/** What is stored of a key or token. Keys are random and long, so a plain SHA-256 is enough. */
export const hashOfKey = (key: string): Uint8Array => createHash("sha256").update(key).digest();
