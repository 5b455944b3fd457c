import { indexOfPassage } from "@/lib/language/find-passage";
import { stemsOf } from "@/lib/language/terms";
import type { AnswerCoding, EngineAnswer, Mention } from "../engine";
import { CONFIDENCE_RANK } from "./parameters";

/** Gives answers with the same content words the same codes: those of the coding with the highest mean confidence. */
export function reviewCodings(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): AnswerCoding[] {
  const checked = [...codings];
  const groups = new Map<string, number[]>();
  answers.forEach((answer, index) => {
    const family = familyOf(answer);
    if (family === null) return;
    const members = groups.get(family);
    if (members) members.push(index);
    else groups.set(family, [index]);
  });
  for (const members of groups.values()) {
    const models = members.map((index) => checked[index] as AnswerCoding);
    if (new Set(models.map(codesOf)).size < 2) continue;
    const surest = models.reduce((best, coding) => (meanConfidence(coding) > meanConfidence(best) ? coding : best));
    for (const index of members) {
      const { answerId } = checked[index] as AnswerCoding;
      const text = answers[index]?.text ?? "";
      checked[index] = { answerId, mentions: surest.mentions.map((mention) => transfer(mention, text)) };
    }
  }
  return checked;
}

/** The set of an answer's content words as a key; null if it has none. */
export function familyOf({ text, language }: EngineAnswer): string | null {
  return [...new Set(stemsOf(text, language))].toSorted().join(" ") || null;
}

function codesOf({ mentions }: AnswerCoding): string {
  return mentions
    .map(({ codeId }) => codeId)
    .toSorted()
    .join("\u0000");
}

function meanConfidence({ mentions }: AnswerCoding): number {
  return mentions.reduce((sum, { confidence }) => sum + CONFIDENCE_RANK[confidence], 0) / Math.max(1, mentions.length);
}

function transfer(mention: Mention, text: string): Mention {
  const evidence = mention.evidence !== null && indexOfPassage(text, mention.evidence) >= 0 ? mention.evidence : null;
  return { ...mention, evidence };
}
