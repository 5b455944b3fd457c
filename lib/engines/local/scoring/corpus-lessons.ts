import { evenly } from "@/lib/parts";
import type { CodingTask } from "../../engine";
import { readAnswer } from "../reading";
import { languagesOfCodes } from "./code-languages";
import type { CorpusSpace } from "./corpus-space";
import { parseDefinition } from "./definition";
import { neighbourhood } from "./neighbourhood";
import {
  ENOUGH_EXAMPLES,
  LEAST_CORPUS_FOR_LESSONS,
  MOST_CORPUS_READ,
  SELF_TRAINING_WEIGHT,
  SELF_TRAINING_WEIGHT_UNDEFINED,
} from "./parameters";
import { type Part, wholeOf } from "./part";
import { learnFromSureAnswers } from "./self-training";
import { addMargins } from "./wording-classifier";

/** The parts of a model that are learnt from a question's uncoded answers. */
export type CorpusLessons = {
  /** Adds to a text's scores what the self-trained classifiers say about its words. */
  teach(words: readonly string[], scores: Float64Array): void;
  /** Overwrites `votes` with the votes of the nearest answers, one value per code. */
  vote(stems: readonly string[], votes: Float64Array): void;
};

/**
 * Learns from uncoded answers, which `score` scores by wording: by self-training on those with the surest codes, and by
 * votes of neighbours. There is no self-training if codebook and answers are in different languages, because matches by
 * translation are too uncertain. Returns null if there are too few answers, or so many coded ones that uncoded ones add
 * nothing.
 */
export function learnFromCorpus(
  { codes, language, corpus, examples }: Pick<CodingTask, "codes" | "language" | "corpus" | "examples">,
  space: CorpusSpace,
  score: (part: Part, scores: Float64Array) => void,
): CorpusLessons | null {
  if (corpus.length < LEAST_CORPUS_FOR_LESSONS || examples.length >= ENOUGH_EXAMPLES) return null;
  const read = evenly(corpus, MOST_CORPUS_READ).map((text) => {
    const whole = wholeOf(readAnswer(text, language));
    const scores = new Float64Array(codes.length);
    score(whole, scores);
    return { text, ...whole, scores };
  });
  const translated = languagesOfCodes(codes, language).filter((own) => own !== language).length > codes.length / 2;
  const margins = translated ? null : learnFromSureAnswers(read, corpus, space, language, codes.length);
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const weight = described.length > codes.length / 2 ? SELF_TRAINING_WEIGHT : SELF_TRAINING_WEIGHT_UNDEFINED;
  const teach: CorpusLessons["teach"] = (words, scores) => {
    if (margins) addMargins(scores, margins(words), weight);
  };
  for (const { words, scores } of read) teach(words, scores);
  return { teach, vote: neighbourhood(read, space).vote };
}
