export type Axis = { scale: number; ticks: number[] };

/** An axis from zero to a round share, `highest` or just above it, with three to five ticks. */
export function axisFor(highest: number): Axis {
  const step = highest <= 0.2 ? 0.05 : highest <= 0.4 ? 0.1 : highest <= 0.8 ? 0.2 : 0.25;
  const steps = Math.max(2, Math.ceil(highest / step - 1e-9));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
  return { scale: steps * step, ticks };
}
