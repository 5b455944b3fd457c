/** The ends of a group of scores, both included. */
export type ScoreGroup = { name: string; from: number; to: number };

/** Scores as the answers have them. */
export type FoundScale = { lowest: number; highest: number; areWhole: boolean };

/** Below this highest score, whole numbers from 0 to 10 are rather a scale such as 1 to 5 or 1 to 7. */
const LOWEST_TOP_OF_NPS = 8;

const isNps = ({ lowest, highest, areWhole }: FoundScale): boolean =>
  areWhole && lowest >= 0 && highest <= 10 && highest >= LOWEST_TOP_OF_NPS;

/** Where the low scores end and the high ones begin. */
export type Bounds = { lowTo: number; highFrom: number };

/**
 * The usual groups: those of the Net Promoter Score (0 to 6, 7 and 8, 9 and 10) for whole numbers from 0 to 10,
 * otherwise the two ends of the scale (bottom and top box).
 */
export const usualBounds = (found: FoundScale): Bounds =>
  isNps(found) ? { lowTo: 6, highFrom: 9 } : { lowTo: found.lowest, highFrom: found.highest };

const isNpsCut = ({ lowTo, highFrom }: Bounds) => lowTo === 6 && highFrom === 9;

/** The groups of scores from low to high; the middle one holds what lies between the other two. */
export function groupsOf(found: FoundScale, bounds: Bounds): [ScoreGroup, ScoreGroup, ScoreGroup] {
  const [low, middle, high] =
    isNps(found) && isNpsCut(bounds) ? ["Detractors", "Passives", "Promoters"] : ["Low", "Middle", "High"];
  const step = found.areWhole ? 1 : 0;
  return [
    { name: low as string, from: found.lowest, to: bounds.lowTo },
    { name: middle as string, from: bounds.lowTo + step, to: bounds.highFrom - step },
    { name: high as string, from: bounds.highFrom, to: found.highest },
  ];
}

/** The place of the group of a score: 0 for low, 1 for middle, 2 for high. */
export function groupAt(score: number, { lowTo, highFrom }: Bounds): 0 | 1 | 2 {
  if (score <= lowTo) return 0;
  return score >= highFrom ? 2 : 1;
}
