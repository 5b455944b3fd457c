import type { SENTIMENTS } from "@/db/schema/terms";
import type { shareSentiment } from "@/lib/analytics/share-sentiment";
import { distinctNames } from "@/lib/codebook/distinct-names";
import type { Slide, TableCell } from "@/lib/slides/slide";
import { tablePages } from "@/lib/slides/table-pages";
import { weightedShare } from "@/lib/statistics/wilson";
import { counted, percentFigure, whole } from "@/lib/text/figures";
import { type About, captionsOf } from "./about";
import { MAX, SIZE } from "./parameters";
import { furtherWords, shareOf } from "./segment-charts";
import type { Table } from "./table-slides";

/** A table with its filter in words. */
type Counted = { table: Table; filter: string };

/** The codes, or the nets, by share, as bars. */
export function shareSlide({ table, filter }: Counted, what: "Codes" | "Nets", about: About): Slide {
  const shown = table.rows.slice(0, MAX.bars);
  const nameOf = distinctNames(table.rows);
  const further = table.rows.length - shown.length;
  return {
    kind: "figure",
    title: `${what} by share of answers`,
    lines: [
      what === "Codes"
        ? furtherWords(further)
        : "Shares of the answers with any code of a net; an answer counts once in each.",
    ],
    figure: {
      type: "bars",
      categories: shown.map((row) => (row.kind === "code" ? nameOf(row) : row.name)),
      series: [{ name: "Share of answers", values: shown.map(({ cells: [total] }) => shareOf(total?.percentage)) }],
      description: `Bars of the shares of ${counted(shown.length, what === "Codes" ? "code" : "net")}, the largest first.`,
    },
    ...captionsOf(about, { base: baseOf(table), filter }),
  };
}

export const baseOf = ({ columns: [total], weight_key }: Table) => ({
  base: total?.base ?? 0,
  effective_base: total?.effective_base ?? 0,
  weight_key,
});

/** All nets and codes with answers, shares and intervals. */
export function frequencySlides({ table, filter }: Counted, about: About): Slide[] {
  const [column] = table.columns;
  const base = { weight: column?.weighted_base ?? 0, effective: column?.effective_base ?? 0 };
  const head = ["", "Answers", "Share, %", "95% interval, %"].map((text, at) => ({
    ...{ text, isBold: true, isText: at === 0 },
  }));
  const rows = table.rows.slice(0, MAX.rows).map(({ name, kind, above, cells: [total] }): TableCell[] => {
    const { share, interval } = weightedShare(total?.weighted_count ?? 0, base);
    const isBold = kind === "net";
    return [
      { text: name, isText: true, isBold, level: above.length },
      { text: whole(total?.count ?? 0), isBold },
      { text: share === null ? "–" : percentFigure(share), isBold },
      { text: interval ? `${percentFigure(interval.low)}–${percentFigure(interval.high)}` : "–", isQuiet: true },
    ];
  });
  const cut = table.rows.length - rows.length;
  const pages = tablePages({
    ...{ type: "table", widths: [2 * SIZE.name, 1.2, 1.2, 1.8], headRows: 1, rows: [head, ...rows] },
    description: "Nets and codes with their answers, shares and intervals.",
  });
  return pages.map((figure, page) => ({
    kind: "figure",
    title: `All codes${pages.length > 1 ? ` (${page + 1} of ${pages.length})` : ""}`,
    lines: [
      `Nets in bold, their codes below them.${cut > 0 ? ` ${counted(cut, "further row")} not shown; the Excel file has all.` : ""}`,
    ],
    figure,
    ...captionsOf(about, { base: baseOf(table), filter, marks: ["Intervals by Wilson’s score method"] }),
  }));
}

type Felt = Awaited<ReturnType<typeof shareSentiment>>;

/** Colours of sentiments, which mean the same in every style. */
const FEELINGS = [
  { sentiment: "Positive", colour: "1d66a7" },
  { sentiment: "Mixed", colour: "8a5a86" },
  { sentiment: "Neutral", colour: "bdbab5" },
  { sentiment: "Negative", colour: "dc7336" },
] as const satisfies { sentiment: (typeof SENTIMENTS)[number]; colour: string }[];

/** How people feel about the most frequent codes; none if nobody feels anything. */
export function sentimentSlides(felt: Felt, filter: string, about: About): Slide[] {
  const { Positive, Negative, Mixed } = felt.sentiments;
  if (Positive + Negative + Mixed === 0) return [];
  const frequent = felt.codes
    .filter(({ mentions }) => mentions > 0)
    .toSorted((one, other) => other.mentions - one.mentions)
    .slice(0, MAX.bars - 1);
  const nameOf = distinctNames(felt.codes.map(({ code_name: name, category }) => ({ name, category })));
  const bars = [
    { ...felt, name: `All mentions (n = ${whole(felt.mentions)})` },
    ...frequent.map(({ code_name, category, ...code }) => ({
      ...code,
      name: `${nameOf({ name: code_name, category })} (n = ${whole(code.mentions)})`,
    })),
  ];
  return [
    {
      kind: "figure",
      title: "Sentiment",
      lines: ["Of the mentions of each code, the shares by how the answer feels about it; n = mentions."],
      figure: {
        type: "stacked",
        categories: bars.map(({ name }) => name),
        series: FEELINGS.map(({ sentiment, colour }) => ({
          ...{ name: sentiment, colour },
          values: bars.map(({ percentages }) => shareOf(percentages[sentiment])),
        })).filter(({ values }) => values.some((value) => value)),
        description: "Stacked bars of the mentions of each code: positive, mixed, neutral, negative.",
      },
      ...captionsOf(about, { base: felt, filter }),
    },
  ];
}
