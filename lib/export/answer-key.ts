import { createHash } from "node:crypto";
import type { Sentiment } from "@/db/schema/terms";

/** The data that an exported row stores about its answer, so that edits can be imported. */
export type AnswerKey = {
  responseId: string;
  textHash: string;
  /** The codes that the answer had, in the order of mention. */
  mentions: KeptMention[];
  reviewed: boolean;
};

/** A code by its number, and how the answer felt about it. */
export type KeptMention = { number: number; sentiment: Sentiment };

/** Characters of a key without its codes. */
export const KEY_BASE = 34;
/** Characters of a code in a key, without its number. */
export const KEY_MENTION = 2;
const KEY = /^([\w-]{22})\.([\w-]{8})\.((?:\d+[punm](?:-\d+[punm])*)?);([01])$/;
const LETTERS: Record<Sentiment, string> = { Positive: "p", Neutral: "u", Negative: "n", Mixed: "m" };
const SENTIMENTS = new Map(Object.entries(LETTERS).map(([sentiment, letter]) => [letter, sentiment as Sentiment]));

type Exported = { responseId: string; text: string; mentions: readonly KeptMention[]; reviewed: boolean };

/**
 * The id in base64url, a hash of the text, the code numbers with their sentiments, and whether the answer was reviewed:
 * `AZqr0sEteMWR0bVx9mFz_w.q0Xf-1bC.3p-12n;1`.
 */
export function writeAnswerKey({ responseId, text, mentions, reviewed }: Exported): string {
  const id = Buffer.from(responseId.replaceAll("-", ""), "hex").toString("base64url");
  const codes = mentions.map(({ number, sentiment }) => `${number}${LETTERS[sentiment]}`);
  return `${id}.${hashOfText(text)}.${codes.join("-")};${Number(reviewed)}`;
}

/** Reads a key; null if it was changed or cut off. */
export function readAnswerKey(key: string): AnswerKey | null {
  const [, id, textHash, codes, reviewed] = KEY.exec(key) ?? [];
  if (id === undefined || textHash === undefined || codes === undefined) return null;
  const hex = Buffer.from(id, "base64url").toString("hex");
  const responseId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const mentions = codes === "" ? [] : codes.split("-").map(mentionOf);
  return { responseId, textHash, mentions, reviewed: reviewed === "1" };
}

const mentionOf = (code: string): KeptMention => ({
  number: Number.parseInt(code, 10),
  sentiment: SENTIMENTS.get(code.at(-1) ?? "") ?? "Neutral",
});

/** A short hash of an answer's text, by which an import notices that the text has changed. */
export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 8);
