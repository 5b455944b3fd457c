import { createHash } from "node:crypto";
import { stringify, v7 } from "uuid";

/** A new id; later ones sort after earlier ones. */
export function newId(): string {
  return v7();
}

/** The id of an event whose sender named it: the same name gives the same id. */
export function idOfName(name: string): string {
  return stringify(shaped(digest(`name:${name}`), 8));
}

/**
 * The id of an event without a name. It is made from the seed that the SDK sends with every attempt to deliver a batch,
 * so that a repeated delivery gives the same ids.
 */
export function idOfSeed(seed: string | undefined, index: number): string {
  if (!seed) return newId();
  const [millis] = seed.split(",");
  const msecs = Number(millis);
  const random = digest(`seed:${seed}:${index}`);
  return Number.isSafeInteger(msecs)
    ? v7({ msecs, random, seq: random.readUInt32BE(0) })
    : stringify(shaped(random, 8));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest().subarray(0, 16);
}

function shaped(bytes: Buffer, version: number): Buffer {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}
