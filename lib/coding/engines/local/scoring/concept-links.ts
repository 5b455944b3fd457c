import type { Sentiment } from "@/db/schema/terms";
import type { FrameCode } from "../../engine";
import { conceptsOf } from "../concepts/concepts";
import { readAnswer } from "../reading";
import { feelingOf, sentimentOf } from "../sentiment/feeling";
import { languagesOfCodes } from "./code-languages";
import { contentTerms } from "./terms";

/** What is known of a code besides its words: the theme that it names and which feeling it holds. */
export type CodeSense = { concept: number | null; polarity: Sentiment };

/**
 * Links codes to known themes, where a code's name speaks of one theme only and no other code of
 * the same polarity speaks of it; a doubtful link would do more harm than none.
 */
export function senseCodes(codes: readonly FrameCode[], language: string): CodeSense[] {
  const languages = languagesOfCodes(codes, language);
  const senses = codes.map((code, index): CodeSense => {
    const own = languages[index] ?? language;
    return { concept: linkOf(code, own), polarity: polarityOf(code, own) };
  });
  const uses = new Map<string, number>();
  for (const sense of senses) uses.set(keyOf(sense), (uses.get(keyOf(sense)) ?? 0) + 1);
  return senses.map((sense) => ((uses.get(keyOf(sense)) ?? 0) > 1 ? { ...sense, concept: null } : sense));
}

function keyOf({ concept, polarity }: CodeSense): string {
  return `${concept}/${polarity}`;
}

function linkOf(code: FrameCode, language: string): number | null {
  const name = code.name.toLowerCase();
  const { concepts } = conceptsOf(language);
  const exact = concepts.findIndex((concept) =>
    [concept.topic, concept.positive, concept.negative].some((known) => known.toLowerCase() === name),
  );
  if (exact >= 0) return exact;
  const hits = readAnswer(code.name, language).passages.flatMap((passage) => passage.hits);
  const [first, ...others] = hits.toSorted((a, b) => b.weight - a.weight);
  if (!first || others.length > 0 || contentTerms(code.name, language).length > 3) return null;
  return first.concept;
}

/** A code's own sentiment, or what its name lets read where it has none ("Rude staff"). */
function polarityOf(code: FrameCode, language: string): Sentiment {
  if (code.sentiment !== "Neutral") return code.sentiment;
  const { praise, blame } = feelingOf(code.name, language);
  const read = sentimentOf({ praise, blame });
  return Math.abs(praise + blame) >= 2 ? read : "Neutral";
}
