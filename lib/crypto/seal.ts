import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { ConfigurationError, env } from "@/lib/env";

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM under APP_ENCRYPTION_KEY. The result is a version byte, the nonce, the tag and the
 * ciphertext. `context` names the owner of the secret, such as `webhook:0198…`; decrypting needs the same context.
 */
export function seal(plain: string, context: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", encryptionKey(), nonce).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), ciphertext]);
}

/**
 * Decrypts the result of `seal`, with APP_ENCRYPTION_KEY or, while keys are rotated, with APP_ENCRYPTION_KEY_PREVIOUS.
 * Throws if key, context or bytes differ.
 */
export function unseal(sealed: Uint8Array, context: string): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error("sealed with an unknown version");
  try {
    return open(bytes, context, encryptionKey());
  } catch (error) {
    if (!env.APP_ENCRYPTION_KEY_PREVIOUS) throw error;
    return open(bytes, context, Buffer.from(env.APP_ENCRYPTION_KEY_PREVIOUS, "hex"));
  }
}

function open(bytes: Buffer, context: string, key: Buffer): string {
  const tagStart = 1 + NONCE_BYTES;
  const textStart = tagStart + TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, tagStart))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(tagStart, textStart));
  return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString("utf8");
}

function encryptionKey(): Buffer {
  if (!env.APP_ENCRYPTION_KEY) throw new ConfigurationError("APP_ENCRYPTION_KEY is not set.");
  return Buffer.from(env.APP_ENCRYPTION_KEY, "hex");
}
