export type Knobs = {
  granularity: number;
  maxCodes: string;
  minFrequency: string;
  includeOther: boolean;
  /** Codes to start from and subjects to leave out, one per line. */
  seeds: string;
  avoid: string;
  /** The frame to begin with: "auto", "none" or a key. */
  frame: string;
  /** Whether codes are wishes. */
  requests: boolean;
};

export const USUAL_KNOBS: Knobs = {
  ...{ granularity: 3, maxCodes: "", minFrequency: "", includeOther: true },
  ...{ seeds: "", avoid: "", frame: "auto", requests: false },
};

/** The options as the API takes them. An empty option is left out, so that the service derives it from the answers. */
export const generationBody = ({
  granularity,
  maxCodes,
  minFrequency,
  includeOther,
  seeds,
  avoid,
  frame,
  requests,
}: Knobs) => ({
  granularity,
  frame,
  requests,
  ...(maxCodes && { max_codes: Number(maxCodes) }),
  ...(minFrequency && { min_frequency: Number(minFrequency) }),
  include_other: includeOther,
  ...(seeds.trim() && { seed_codes: linesOf(seeds) }),
  ...(avoid.trim() && { avoid: linesOf(avoid) }),
});

const linesOf = (text: string) => [...new Set(text.split("\n").flatMap((line) => line.trim() || []))];
