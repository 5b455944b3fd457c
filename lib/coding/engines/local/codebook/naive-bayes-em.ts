const SMOOTHING = 0.1;

/** How surely each document belongs to its best group. */
export type Membership = { group: number; certainty: number };

/**
 * Refines groups of documents (lists of word numbers) by expectation maximisation of a multinomial
 * naive Bayes mixture (Nigam et al. 2000), starting from given groups (-1: from none).
 */
export function refineByNaiveBayes(
  documents: readonly (readonly number[])[],
  words: number,
  labels: Int32Array,
  groups: number,
  rounds: number,
): Membership[] {
  let memberships: Membership[] = documents.map((_, index) => {
    const label = labels[index] as number;
    return label < 0 ? { group: 0, certainty: 0 } : { group: label, certainty: 1 };
  });
  for (let round = 0; round < rounds; round++) {
    const { scores, priors } = estimate(documents, words, memberships, groups);
    memberships = documents.map((document) => assign(document, scores, priors, groups));
  }
  return memberships;
}

function estimate(
  documents: readonly (readonly number[])[],
  words: number,
  memberships: readonly Membership[],
  groups: number,
): { scores: Float32Array; priors: Float64Array } {
  const counts = new Float64Array(words * groups);
  const totals = new Float64Array(groups);
  const sizes = new Float64Array(groups);
  documents.forEach((document, index) => {
    const { group, certainty } = memberships[index] as Membership;
    sizes[group] = (sizes[group] as number) + certainty;
    for (const word of document) {
      counts[word * groups + group] = (counts[word * groups + group] as number) + certainty;
      totals[group] = (totals[group] as number) + certainty;
    }
  });
  const scores = new Float32Array(words * groups);
  for (let word = 0; word < words; word++) {
    for (let group = 0; group < groups; group++) {
      const share =
        ((counts[word * groups + group] as number) + SMOOTHING) / ((totals[group] as number) + SMOOTHING * words);
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
  return { group: best, certainty: 1 / sum };
}
