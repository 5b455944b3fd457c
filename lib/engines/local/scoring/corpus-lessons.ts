import { evenly } from "@/lib/parts";
import type { CodingTask } from "../../engine";
import { readAnswer } from "../reading";
import { languagesOfCodes } from "./code-languages";
import type { CorpusSpace } from "./corpus-space";
import { parseDefinition } from "./definition";
import { neighbourhood } from "./neighbourhood";
import { type Part, wholeOf } from "./part";
import { learnFromSureAnswers } from "./self-training";
import { addMargins } from "./wording-classifier";

/** What a question's answers teach without people. */
export type CorpusLessons = {
  /** Adds to the scores of some words what the surest answers teach of them. */
  teach(words: readonly string[], scores: Float64Array): void;
  /** Writes what the nearest answers say, a vote per code. */
  vote(stems: readonly string[], votes: Float64Array): void;
};

const OWN_WEIGHT = 0.2;
/** Where codes have no definitions, or quotes that make the surest answers surer. */
const OWN_WEIGHT_OF_OTHERS = 0.6;
const LEAST_CORPUS = 50;
/** With so many answers coded by people, guesses add nothing. */
export const ENOUGH_EXAMPLES = 1_000;
const MOST_READ = 6_000;

/**
 * Learns from how `score` writes the scores of the answers: from the surest of them, unless only translation joins
 * them to the codebook, and from all as neighbours. Null where there are too few, or enough that people coded.
 */
export function learnFromCorpus(
  { codes, language, corpus, examples }: Pick<CodingTask, "codes" | "language" | "corpus" | "examples">,
  space: CorpusSpace,
  score: (part: Part, scores: Float64Array) => void,
): CorpusLessons | null {
  if (corpus.length < LEAST_CORPUS || examples.length >= ENOUGH_EXAMPLES) return null;
  const read = evenly(corpus, MOST_READ).map((text) => {
    const whole = wholeOf(readAnswer(text, language));
    const scores = new Float64Array(codes.length);
    score(whole, scores);
    return { text, ...whole, scores };
  });
  const translated = languagesOfCodes(codes, language).filter((own) => own !== language).length > codes.length / 2;
  const margins = translated ? null : learnFromSureAnswers(read, corpus, space, language, codes.length);
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const weight = described.length > codes.length / 2 ? OWN_WEIGHT : OWN_WEIGHT_OF_OTHERS;
  const teach: CorpusLessons["teach"] = (words, scores) => {
    if (margins) addMargins(scores, margins(words), weight);
  };
  for (const { words, scores } of read) teach(words, scores);
  return { teach, vote: neighbourhood(read, space).vote };
}
