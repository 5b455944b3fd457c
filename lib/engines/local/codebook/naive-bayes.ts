import { NAIVE_BAYES_SMOOTHING } from "./parameters";

/** The most probable group of a document, and its probability. */
export type Membership = { group: number; probability: number };

/**
 * The most probable group of each document (a list of word indexes) by multinomial naive Bayes. The training set is the
 * documents with a label other than -1.
 */
export function likeliestGroups(
  documents: readonly (readonly number[])[],
  words: number,
  labels: Int32Array,
  groups: number,
): Membership[] {
  const { scores, priors } = estimate(documents, words, labels, groups);
  return documents.map((document) => assign(document, scores, priors, groups));
}

function estimate(
  documents: readonly (readonly number[])[],
  words: number,
  labels: Int32Array,
  groups: number,
): { scores: Float32Array; priors: Float64Array } {
  const counts = new Float64Array(words * groups);
  const totals = new Float64Array(groups);
  const sizes = new Float64Array(groups);
  documents.forEach((document, index) => {
    const group = labels[index] as number;
    if (group < 0) return;
    sizes[group] = (sizes[group] as number) + 1;
    for (const word of document) {
      counts[word * groups + group] = (counts[word * groups + group] as number) + 1;
      totals[group] = (totals[group] as number) + 1;
    }
  });
  const scores = new Float32Array(words * groups);
  for (let word = 0; word < words; word++) {
    for (let group = 0; group < groups; group++) {
      const share =
        ((counts[word * groups + group] as number) + NAIVE_BAYES_SMOOTHING) /
        ((totals[group] as number) + NAIVE_BAYES_SMOOTHING * words);
      scores[word * groups + group] = Math.log(share);
    }
  }
  return { scores, priors: sizes.map((size) => Math.log((size + 1) / (documents.length + groups))) };
}

function assign(document: readonly number[], scores: Float32Array, priors: Float64Array, groups: number): Membership {
  const logs = Float64Array.from(priors);
  for (const word of document) {
    for (let group = 0; group < groups; group++)
      logs[group] = (logs[group] as number) + (scores[word * groups + group] as number);
  }
  let best = 0;
  for (let group = 1; group < groups; group++) if ((logs[group] as number) > (logs[best] as number)) best = group;
  let sum = 0;
  for (let group = 0; group < groups; group++) sum += Math.exp((logs[group] as number) - (logs[best] as number));
  return { group: best, probability: 1 / sum };
}
