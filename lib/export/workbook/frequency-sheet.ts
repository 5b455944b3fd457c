import type { crossTab } from "@/lib/analytics/cross-tab";
import { weightedShare, wilsonInterval } from "@/lib/statistics/wilson";
import type { WorkbookCell, WorkbookSheet } from "@/lib/tables/stream-workbook";

type Frequencies = Awaited<ReturnType<typeof crossTab>>;
type FrequencyRow = Frequencies["rows"][number];

/**
 * Each net and, below it, its codes and the nets within it (`nets_above` their nets): the number of answers, the share of the base with its 95% interval, and the
 * sentiments. With a weight, also the weighted figures.
 */
export const frequencySheet = (frequencies: Frequencies): WorkbookSheet => ({
  name: "Frequencies",
  widths: [8, 28, 36, 12],
  hasFilter: true,
  rows: frequencies.weighted
    ? [
        [...HEADER, ...WEIGHTED_HEADER, "nets_above"],
        ...frequencies.rows.map((row) => [
          ...frequencyRow(row),
          ...weightedCells(row, frequencies.columns[0]),
          netsAbove(row),
        ]),
      ]
    : [[...HEADER, "nets_above"], ...frequencies.rows.map((row) => [...frequencyRow(row), netsAbove(row)])],
});

const HEADER = [
  "level",
  "category",
  "code",
  "code_number",
  "answers",
  "base",
  "share",
  "share_low_95",
  "share_high_95",
  "positive",
  "negative",
  "neutral",
  "mixed",
];

const WEIGHTED_HEADER = [
  "weighted_answers",
  "weighted_base",
  "weighted_share",
  "weighted_share_low_95",
  "weighted_share_high_95",
];

function weightedCells({ cells: [total] }: FrequencyRow, column: Frequencies["columns"][number] | undefined) {
  const weight = total?.weighted_count ?? 0;
  const base = { weight: column?.weighted_base ?? 0, effective: column?.effective_base ?? 0 };
  const { share, interval } = weightedShare(weight, base);
  return [
    weight,
    base.weight,
    { percent: share },
    { percent: interval?.low ?? null },
    { percent: interval?.high ?? null },
  ];
}

function frequencyRow({ kind, category, name, code_number, cells: [total] }: FrequencyRow): WorkbookCell[] {
  const [count, base] = [total?.count ?? 0, total?.base ?? 0];
  const interval = wilsonInterval(count, base);
  const felt = total?.sentiments ?? NONE;
  return [
    kind,
    category,
    kind === "code" ? name : null,
    code_number,
    count,
    base,
    { percent: base > 0 ? count / base : null },
    { percent: interval?.low ?? null },
    { percent: interval?.high ?? null },
    felt.Positive,
    felt.Negative,
    felt.Neutral,
    felt.Mixed,
  ];
}

/** The nets in which the row's category stands. */
const netsAbove = ({ kind, above }: FrequencyRow) => (kind === "net" ? above : above.slice(0, -1)).join(" / ") || null;

const NONE = { Positive: 0, Negative: 0, Neutral: 0, Mixed: 0 };
