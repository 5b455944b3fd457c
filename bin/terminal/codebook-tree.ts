import type { Sentiment } from "@/db/schema/terms";
import type { Style } from "./style";

export type ShownCodebook = {
  name: string;
  codes: { name: string; sentiment: Sentiment; frequency: number }[];
}[];

const SIGNS: Record<Sentiment, string> = { Positive: "+", Negative: "−", Neutral: "=", Mixed: "±" };
const COLOURS = { Positive: "green", Negative: "red", Neutral: "dim", Mixed: "yellow" } as const;
const BAR = 20;
const NAME = 44;

/**
 * The codebook as lines of text: each category, followed by its codes by frequency. A code has its sentiment, a bar,
 * its count and its share of `answers`. With `max`, only that many of the most frequent codes are listed.
 */
export function codebookTree(codebook: ShownCodebook, answers: number, style: Style, max = Infinity): string[] {
  const shown = new Set(
    codebook
      .flatMap(({ codes }) => codes)
      .sort((a, b) => b.frequency - a.frequency)
      .slice(0, max),
  );
  const longest = Math.max(0, ...[...shown].map(({ name }) => name.length));
  const width = Math.min(longest, NAME);
  const highest = Math.max(1, ...[...shown].map(({ frequency }) => frequency));
  const left = codebook.reduce((sum, { codes }) => sum + codes.length, 0) - shown.size;
  const lines = codebook.flatMap(({ name, codes }) => {
    const own = codes.filter((code) => shown.has(code)).sort((a, b) => b.frequency - a.frequency);
    if (own.length === 0) return [];
    return [
      style.bold(name),
      ...own.map((code, index) => {
        const branch = style.dim(index === own.length - 1 ? "└" : "├");
        const sign = style[COLOURS[code.sentiment]](SIGNS[code.sentiment]);
        const bar = "█".repeat(Math.max(code.frequency > 0 ? 1 : 0, Math.round((BAR * code.frequency) / highest)));
        const counts = `${String(code.frequency).padStart(6)}  ${share(code.frequency, answers)}`;
        return `${branch} ${sign} ${fitted(code.name, width)} ${counts}  ${style.dim(bar)}`.trimEnd();
      }),
    ];
  });
  return left > 0 ? [...lines, style.dim(`and ${left} more`)] : lines;
}

/** The legend of the sentiment signs. */
export const SENTIMENT_LEGEND = "+ positive  − negative  = neutral  ± mixed";

const share = (count: number, base: number) =>
  `${base === 0 ? "0.0" : ((100 * count) / base).toFixed(1)} %`.padStart(7);

const fitted = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
