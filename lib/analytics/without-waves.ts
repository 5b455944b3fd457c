import type { compareWaves } from "./compare-waves";

/** A comparison of waves without some of them, such as those that are being coded: of these only a part would count. */
export function withoutWaves(
  { waves, codes, group }: Awaited<ReturnType<typeof compareWaves>>,
  without: readonly number[],
): Awaited<ReturnType<typeof compareWaves>> {
  const isShown = (wave: number) => !without.includes(wave);
  return {
    group,
    waves: waves.filter(({ wave }) => isShown(wave)),
    codes: codes.map(({ trend, differences, ...code }) => ({
      ...code,
      trend: trend.filter(({ wave }) => isShown(wave)),
      differences: differences.filter(({ from_wave, to_wave }) => isShown(from_wave) && isShown(to_wave)),
    })),
  };
}
