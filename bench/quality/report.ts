import { bootstrapMicro, type Pair, scoresOf } from "./metrics";

const ROUNDS = 500;

export function heading(): string {
  return `${"".padEnd(46)}micro  95% interval   macro  samples exact  ratio alpha  coverage`;
}

/** One line with every measure. */
export function scoreLine(label: string, pairs: readonly Pair[]): string {
  const { micro, macro, samples, exact, ratio, alpha, coverage } = scoresOf(pairs);
  const [low, high] = bootstrapMicro(pairs, ROUNDS);
  const interval = `[${short(low)}, ${short(high)}]`;
  return `${label.padEnd(46)}${short(micro)}   ${interval}   ${short(macro)}   ${short(samples)}    ${short(exact)}   ${ratio.toFixed(2)}  ${short(alpha)}   ${short(coverage)}`;
}

/** A share with three digits and no leading zero. */
export function short(value: number): string {
  return value.toFixed(3).replace(/^(-?)0\./, "$1.");
}
