import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { ConfigurationError, env } from "@/lib/runtime/env";

const VERSION = 2;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The number of bytes with which everything sealed under a key begins: the version, then the key's id. */
export const PREFIX_BYTES = 1 + KEY_ID_BYTES;

/**
 * Encrypts with AES-256-GCM under APP_ENCRYPTION_KEY. The result is a version byte, the key's id, the nonce, the tag and
 * the ciphertext. `context` names the owner of the secret, such as `webhook:0198…`; decrypting needs the same context.
 */
export const seal = (plain: string, context: string): Uint8Array => sealUnder(encryptionKey(), plain, context);

/**
 * Decrypts the result of `seal`, with APP_ENCRYPTION_KEY or, while keys are rotated, with APP_ENCRYPTION_KEY_PREVIOUS.
 * Throws if key, context or bytes differ.
 */
export function unseal(sealed: Uint8Array, context: string): string {
  const keys = [encryptionKey(), env.APP_ENCRYPTION_KEY_PREVIOUS ?? []].flat();
  const key = keys.find((one) => isSealedUnder(one, sealed));
  if (!key) throw new Error("sealed under a key that is not configured");
  return open(key, sealed, context);
}

/** Encrypts under the key `to` what was sealed under the key `from`. Keys are in hexadecimal. */
export const reseal = (sealed: Uint8Array, context: string, { from, to }: { from: string; to: string }): Uint8Array =>
  sealUnder(to, open(from, sealed, context), context);

/** The first bytes of everything sealed under a key. The key's id is the beginning of its SHA-256. */
export const prefixOf = (key: string): Buffer =>
  Buffer.concat([
    Buffer.from([VERSION]),
    createHash("sha256").update(Buffer.from(key, "hex")).digest().subarray(0, KEY_ID_BYTES),
  ]);

const isSealedUnder = (key: string, sealed: Uint8Array) => prefixOf(key).equals(sealed.subarray(0, PREFIX_BYTES));

function sealUnder(key: string, plain: string, context: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "hex"), nonce).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([prefixOf(key), nonce, cipher.getAuthTag(), ciphertext]);
}

function open(key: string, sealed: Uint8Array, context: string): string {
  const bytes = Buffer.from(sealed);
  const tagStart = PREFIX_BYTES + NONCE_BYTES;
  const textStart = tagStart + TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "hex"), bytes.subarray(PREFIX_BYTES, tagStart))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(tagStart, textStart));
  return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString("utf8");
}

function encryptionKey(): string {
  if (!env.APP_ENCRYPTION_KEY) throw new ConfigurationError("APP_ENCRYPTION_KEY is not set.");
  return env.APP_ENCRYPTION_KEY;
}
