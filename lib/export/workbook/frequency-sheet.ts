import type { crossTab } from "@/lib/analytics/cross-tab";
import { wilsonInterval } from "@/lib/statistics/wilson";
import type { WorkbookCell, WorkbookSheet } from "@/lib/tables/stream-workbook";

type Frequencies = Awaited<ReturnType<typeof crossTab>>;

/** Each net and, below it, its codes: answers, share of the base with its 95% interval, and how they feel about it. */
export const frequencySheet = (frequencies: Frequencies): WorkbookSheet => ({
  name: "Frequencies",
  widths: [8, 28, 36, 12],
  hasFilter: true,
  rows: [HEADER, ...frequencies.rows.map(frequencyRow)],
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

function frequencyRow({
  kind,
  category,
  name,
  code_number,
  cells: [total],
}: Frequencies["rows"][number]): WorkbookCell[] {
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

const NONE = { Positive: 0, Negative: 0, Neutral: 0, Mixed: 0 };
