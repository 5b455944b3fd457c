import { LRUCache } from "lru-cache";
import type { CodingTask } from "../../engine";
import { type CodeSense, senseCodes } from "./concept-links";
import { type ConceptScorer, conceptScorer } from "./concept-scorer";
import { CODEBOOKS_CACHED, MAX_CODES_CACHED } from "./parameters";
import { type WordingClassifier, wordingClassifier } from "./wording-classifier";

/** The parts of a model that are learnt from a codebook alone, without answers. */
export type CodebookParts = {
  senses: CodeSense[];
  themes: ConceptScorer;
  /** The wording classifier, trained when it is first used. */
  wording(): WordingClassifier;
};

/** Milliseconds after which unused parts leave the cache. */
const KEPT_FOR = 600_000;

const kept = new LRUCache<string, CodebookParts>({ max: CODEBOOKS_CACHED, ttl: KEPT_FOR, updateAgeOnGet: true });

/**
 * The parts of a codebook. They are cached for the next task with the same codebook, because small requests often have
 * the same one.
 */
export function codebookParts(task: Pick<CodingTask, "codes" | "language">): CodebookParts {
  if (task.codes.length > MAX_CODES_CACHED) return learnParts(task);
  const key = JSON.stringify([task.language, task.codes.map(({ id, ...code }) => code)]);
  const parts = kept.get(key) ?? learnParts(task);
  kept.set(key, parts);
  return parts;
}

function learnParts({ codes, language }: Pick<CodingTask, "codes" | "language">): CodebookParts {
  let wording: WordingClassifier | undefined;
  return {
    senses: senseCodes(codes, language),
    themes: conceptScorer({ codes, language }),
    wording() {
      wording ??= wordingClassifier({ codes, language });
      return wording;
    },
  };
}
