import type { CodingTask } from "../../engine";
import { codebookParts } from "./codebook-parts";
import { type FrameScorer, frameScorer } from "./frame-scorer";
import { THEME_WEIGHT } from "./parameters";
import type { Part } from "./part";

/** The scores of a part by each view of it: by shared words, and by the wording classifier. */
export type Views = { inCommon: Float64Array; classified: Float64Array };

/** Scores answers and passages by the wording of a codebook and by known themes. */
export type CodebookScorer = {
  frame: FrameScorer;
  /** Overwrites `scores` with one score per code, and `views` with its parts. */
  score(part: Part, scores: Float64Array, views?: Views): void;
};

export function codebookScorer(task: Pick<CodingTask, "codes" | "language">): CodebookScorer {
  const { themes, wording } = codebookParts(task);
  const classifier = wording();
  const frame = frameScorer(task);
  const codeCount = task.codes.length;
  /** Arrays for all parts of which the caller does not ask for the views, to save memory. */
  const scratch = { inCommon: new Float64Array(codeCount), classified: new Float64Array(codeCount) };
  return {
    frame,
    score(part, scores, { inCommon, classified } = scratch) {
      frame.score(part.stems, inCommon);
      classifier.score(part.words, classified);
      for (let code = 0; code < codeCount; code++) {
        scores[code] = (inCommon[code] as number) + (classified[code] as number);
      }
      themes.add(part.hits, THEME_WEIGHT, scores);
    },
  };
}
