import type { CodingType } from "@/db/schema/terms";
import { evidenceIn } from "@/lib/language/evidence";
import { indexOfPassage } from "@/lib/language/find-passage";
import type { EngineAnswer, Mention } from "../engine";
import type { Frame } from "./frame";
import type { ReadReply } from "./read-json";
import { codedAnswer, codedMention, codingEnvelope } from "./schemas";

/**
 * The codes that the model gave one answer. `doubtful` is true if it also named a code that the codebook does not have.
 */
export type ReadAnswer = { mentions: Mention[]; doubtful: boolean };

/**
 * Reads the codings of `answers`, which the prompt numbered from 1. An answer is undefined if the reply leaves it out,
 * or is cut off within it. The result is null if the reply is no coding at all.
 */
export function readCodings(
  { json, cut }: ReadReply,
  answers: readonly EngineAnswer[],
  frame: Frame,
  codingType: CodingType,
): (ReadAnswer | undefined)[] | null {
  const envelope = codingEnvelope.safeParse(json);
  if (!envelope.success) return null;
  const read: (ReadAnswer | undefined)[] = answers.map(() => undefined);
  const complete = cut ? envelope.data.slice(0, -1) : envelope.data;
  for (const entry of complete) {
    const coded = codedAnswer.safeParse(entry);
    if (!coded.success) continue;
    const index = coded.data.answer - 1;
    const answer = answers[index];
    if (answer && !read[index]) read[index] = readAnswer(coded.data.codes, answer, frame, codingType);
  }
  return read;
}

function readAnswer(entries: unknown[], answer: EngineAnswer, frame: Frame, codingType: CodingType): ReadAnswer {
  const mentions = new Map<string, Mention>();
  const find = evidenceIn(answer.text);
  let doubtful = false;
  for (const entry of entries) {
    const mention = codedMention.safeParse(entry);
    const code = mention.success ? frame.code(mention.data.code) : undefined;
    if (!mention.success || !code) {
      doubtful = true;
      continue;
    }
    if (mentions.has(code.id)) continue;
    const { confidence, evidence: quote } = mention.data;
    const evidence = find(quote);
    const isInvented = Boolean(quote) && evidence === null;
    mentions.set(code.id, {
      codeId: code.id,
      confidence: isInvented ? LOWERED[confidence] : confidence,
      evidence,
      mentionSentiment: codingType === "qualitative_topics" ? "Neutral" : mention.data.sentiment,
      ...(isInvented && { quoteNotFound: true }),
    });
  }
  return { mentions: inOrderOfMention([...mentions.values()], answer.text), doubtful };
}

/** The lower confidence that a code gets if its quote is not in the answer. */
const LOWERED = { high: "medium", medium: "low", low: "low" } as const;

/** Sorts codes by where their evidence is in the answer. A code without evidence stays after the code before it. */
function inOrderOfMention(mentions: Mention[], text: string): Mention[] {
  let place = 0;
  const placed = mentions.map((mention) => {
    if (mention.evidence !== null) place = indexOfPassage(text, mention.evidence);
    return { mention, place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ mention }) => mention);
}
