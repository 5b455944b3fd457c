import { createHash } from "node:crypto";

/** What an exported row keeps of its answer, so that its edits can be imported. */
export type AnswerKey = {
  responseId: string;
  textHash: string;
  /** The numbers of the codes that the answer had, in the order of mention. */
  numbers: number[];
};

/** Characters of a key without its code numbers. */
export const KEY_BASE = 33;
const KEY = /^([\w-]{22})\.([\w-]{8})\.((?:\d+(?:-\d+)*)?);$/;

/** The id in base64url, a hash of the text and the code numbers: `AZqr0sEteMWR0bVx9mFz_w.q0Xf-1bC.3-12;`. */
export function writeAnswerKey({ responseId, text, numbers }: { responseId: string; text: string; numbers: number[] }) {
  const id = Buffer.from(responseId.replaceAll("-", ""), "hex").toString("base64url");
  return `${id}.${hashOfText(text)}.${numbers.join("-")};`;
}

/** Null where a key was changed or cut. */
export function readAnswerKey(key: string): AnswerKey | null {
  const [, id, textHash, numbers] = KEY.exec(key) ?? [];
  if (id === undefined || textHash === undefined || numbers === undefined) return null;
  const hex = Buffer.from(id, "base64url").toString("hex");
  const responseId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { responseId, textHash, numbers: numbers === "" ? [] : numbers.split("-").map(Number) };
}

export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 8);
