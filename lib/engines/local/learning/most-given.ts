import type { Prior } from "../scoring/prior";
import { LEAST_SAMPLE_FOR_LEAD, MOST_GIVEN_SHARE } from "./parameters";

/** The codes that an answer would get, and for each code how far its score lies above the mean. */
type Choice = { codes: readonly number[]; aboveMean: Float64Array };

/**
 * For each code, the score that an answer must exceed to get it, so that at most `MOST_GIVEN_SHARE` of the sampled
 * answers do; 0 for a code that fewer get anyway. Without this limit, a code with a general name ("Course" in comments
 * on a course) would get every answer that fits no other code. Answers that contain the code's name get it in any case,
 * and are counted too.
 */
export function scoresNeeded(sample: readonly Prior[], choose: (prior: Prior) => Choice): Float64Array {
  const codeCount = sample[0]?.whole.length ?? 0;
  const needed = new Float64Array(codeCount);
  if (sample.length < LEAST_SAMPLE_FOR_LEAD) return needed;
  const said = new Int32Array(codeCount);
  const scores = Array.from(needed, (): number[] => []);
  for (const prior of sample) {
    const { codes, aboveMean } = choose(prior);
    for (const code of codes) {
      if (prior.isSaid(code)) said[code] = (said[code] as number) + 1;
      else scores[code]?.push(aboveMean[code] as number);
    }
  }
  scores.forEach((given, code) => {
    const most = Math.max(0, Math.floor(sample.length * MOST_GIVEN_SHARE) - (said[code] as number));
    if (given.length > most) needed[code] = given.toSorted((a, b) => b - a)[most] as number;
  });
  return needed;
}

/**
 * Sets each score to 0, in place, that does not exceed what its code needs, unless the answer contains the code's name.
 */
export function zeroInsufficient(aboveMean: Float64Array, needed: Float64Array, { isSaid }: Prior): Float64Array {
  for (let code = 0; code < needed.length; code++) {
    const least = needed[code] as number;
    if (least > 0 && (aboveMean[code] as number) <= least && !isSaid(code)) aboveMean[code] = 0;
  }
  return aboveMean;
}
