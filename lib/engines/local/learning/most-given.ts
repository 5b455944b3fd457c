import type { Prior } from "../scoring/prior";
import { LEAST_SAMPLE_FOR_LEAD, MOST_GIVEN_SHARE } from "./parameters";

/** The codes that an answer would get, and how far each code's score lies above the mean. */
type Choice = { codes: readonly number[]; aboveMean: Float64Array };

/**
 * The score that each code must exceed so that at most `MOST_GIVEN_SHARE` of the sampled answers get it; 0 for codes
 * with fewer answers. Otherwise a code with a general name ("Course" in comments on a course) would get every answer
 * that fits no other code. Answers that say the code's name get it anyway, and are counted too.
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

/** Sets to 0, in place, each score that does not exceed what its code needs, unless the answer says the code's name. */
export function zeroInsufficient(aboveMean: Float64Array, needed: Float64Array, { isSaid }: Prior): Float64Array {
  for (let code = 0; code < needed.length; code++) {
    const least = needed[code] as number;
    if (least > 0 && (aboveMean[code] as number) <= least && !isSaid(code)) aboveMean[code] = 0;
  }
  return aboveMean;
}
