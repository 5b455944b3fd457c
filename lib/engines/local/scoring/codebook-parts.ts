import type { CodingTask } from "../../engine";
import { type CodeSense, senseCodes } from "./concept-links";
import { type ConceptScorer, conceptScorer } from "./concept-scorer";
import { corpusSpace } from "./corpus-space";
import { type WordingClassifier, wordingClassifier } from "./wording-classifier";

/** What a codebook says by itself, whatever the answers. */
export type CodebookParts = {
  senses: CodeSense[];
  themes: ConceptScorer;
  /** Learnt without a corpus: of a few answers' words it would learn next to nothing. */
  wording(): WordingClassifier;
};

const KEPT = 32;
/** What is learnt of a larger codebook takes too much room to be kept. */
const MOST_CODES = 200;

/** The least recently used first. */
const kept = new Map<string, CodebookParts>();

/** The same parts for every task with this codebook: small requests bring the same one again and again. */
export function codebookParts(task: Pick<CodingTask, "codes" | "language">): CodebookParts {
  if (task.codes.length > MOST_CODES) return learnParts(task);
  const key = JSON.stringify([task.language, task.codes.map(({ id, ...code }) => code)]);
  const parts = kept.get(key) ?? learnParts(task);
  kept.delete(key);
  kept.set(key, parts);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return parts;
}

function learnParts({ codes, language }: Pick<CodingTask, "codes" | "language">): CodebookParts {
  let wording: WordingClassifier | undefined;
  return {
    senses: senseCodes(codes, language),
    themes: conceptScorer({ codes, language }),
    wording() {
      wording ??= wordingClassifier({ codes, language }, [], corpusSpace([], language));
      return wording;
    },
  };
}
