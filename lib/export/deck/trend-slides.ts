import type { compareWaves } from "@/lib/analytics/compare-waves";
import { MIN_TESTED_BASE } from "@/lib/analytics/tested-base";
import { distinctNames } from "@/lib/codebook/distinct-names";
import { segmentNameOf } from "@/lib/questions/segment-names";
import type { Slide, TableCell } from "@/lib/slides/slide";
import { tablePages } from "@/lib/slides/table-pages";
import { counted, percentFigure, signed, whole } from "@/lib/text/figures";
import { type About, captionsOf } from "./about";
import { chunks, MAX, SIZE } from "./parameters";
import { shareOf } from "./segment-charts";

type Comparison = Awaited<ReturnType<typeof compareWaves>>;
type Trend = Comparison["codes"][number];

/** A tracker's most frequent codes as lines, and all of them as tables with their changes. */
export function trendSlides(comparison: Comparison, filter: string, about: About): Slide[] {
  const { waves, codes } = comparison;
  const highest = ({ trend }: Trend) => Math.max(0, ...trend.map(({ percentage }) => percentage ?? 0));
  const frequent = codes.toSorted((one, other) => highest(other) - highest(one));
  const answers = waves.reduce((sum, { base }) => sum + base, 0);
  // Each wave has a weight and an effective base of its own, which the table states.
  const base = { base: answers, effective_base: answers, weight_key: null };
  const methods = waves.flatMap(({ wave, weight_key }) =>
    weight_key === null ? [] : [`Wave ${wave} is weighted by ${segmentNameOf(about.names, weight_key)}`],
  );
  const captions = (marks: string[]) => captionsOf(about, { base, filter, marks, methods });
  const kept = new Set(frequent.slice(0, MAX.rows));
  const shown = codes.filter((code) => kept.has(code));
  const common = { kind: "figure" as const };
  const lines = frequent.slice(0, MAX.lines);
  const nameOf = distinctNames(codes.map(({ code_name: name, category }) => ({ name, category })));
  return [
    {
      ...common,
      title: "Trends",
      lines: [
        `Shares of the answers of each wave. ${codes.length > lines.length ? `The ${lines.length} codes with the highest shares; ${counted(codes.length - lines.length, "further code")} in the table.` : ""}`,
      ],
      figure: {
        type: "lines",
        categories: waves.map(
          ({ wave, base, small_base }) => `Wave ${wave} (n = ${whole(base)}${small_base ? " †" : ""})`,
        ),
        series: lines.map(({ code_name: name, category, trend }) => ({
          name: nameOf({ name, category }),
          values: trend.map(({ percentage }) => shareOf(percentage)),
          points: trend.map(({ changed_since }, at) =>
            changed_since ? "diamond" : waves[at]?.small_base ? "hollow" : "plain",
          ),
        })),
        description: `Lines of ${counted(lines.length, "code")} over ${counted(waves.length, "wave")}; the table has the same figures.`,
      },
      ...captions(
        marksOf(
          comparison,
          "A hollow point (†) is a base under 30",
          "A diamond is a wave coded before the code changed",
        ),
      ),
    },
    ...chunks(waves, MAX.waves).flatMap((part, index, parts) => {
      const pages = tablePages(waveTable(part, shown, waves));
      return pages.map((figure, page) => ({
        ...common,
        title: `Codes by wave${parts.length * pages.length > 1 ? ` (${index * pages.length + page + 1} of ${parts.length * pages.length})` : ""}`,
        lines: [
          `Percentages of each wave’s base; in brackets, the change from the wave shown before it in percentage points.${codes.length > shown.length ? ` ${counted(codes.length - shown.length, "further code")} not shown; the Excel file has all.` : ""}`,
        ],
        figure,
        ...captions([
          `* Significant: two-sided z test, Holm-corrected over all pairs of waves, 95%; waves under ${MIN_TESTED_BASE} are not tested`,
          ...marksOf(comparison, "† Base under 30", "‡ The code was added or changed after the wave was coded"),
          ...(shown.some(({ differences }) => differences.some(({ same_coder }) => !same_coder))
            ? ["≠ Coded with other codes, examples or another engine: part of the change may come from the coding"]
            : []),
        ]),
      }));
    }),
  ];
}

const marksOf = ({ waves, codes }: Comparison, small: string, changed: string): string[] => [
  ...(waves.some(({ small_base }) => small_base) ? [small] : []),
  ...(codes.some(({ trend }) => trend.some(({ changed_since }) => changed_since)) ? [changed] : []),
];

/** The waves of one slide among `all` that are shown: the first is compared with the last of the slide before. */
function waveTable(waves: Comparison["waves"], codes: Comparison["codes"], all: Comparison["waves"]) {
  const isWeighted = waves.some(({ weight_key }) => weight_key !== null);
  const label = (text: string): TableCell => ({ text, isText: true, isQuiet: true });
  const before = new Map(all.map(({ wave }, index) => [wave, all[index - 1]?.wave]));
  const rows = codes.map((code): TableCell[] => [
    { text: code.code_name, isText: true },
    ...waves.map(({ wave, small_base }) => {
      const point = code.trend.find((one) => one.wave === wave);
      const change = code.differences.find(
        ({ from_wave, to_wave }) => from_wave === before.get(wave) && to_wave === wave,
      );
      const share = point && point.percentage !== null ? percentFigure(point.percentage / 100) : "–";
      const marks = change ? `${change.significant ? "*" : ""}${change.same_coder ? "" : "≠"}` : "";
      return {
        text: `${share}${point?.changed_since ? "‡" : ""}${change ? ` (${signed(change.points)}${marks})` : ""}`,
        isBold: change?.significant ?? false,
        isQuiet: small_base,
      };
    }),
  ]);
  const head = [
    [label(""), ...waves.map(({ wave }) => ({ text: `Wave ${wave}`, isBold: true }))],
    [
      label("Base: answers"),
      ...waves.map(({ base, small_base }) => ({
        text: `${whole(base)}${small_base ? " †" : ""}`,
        isQuiet: small_base,
      })),
    ],
    ...(isWeighted
      ? [[label("Effective base"), ...waves.map(({ effective_base }) => ({ text: whole(Math.round(effective_base)) }))]]
      : []),
  ];
  return {
    type: "table" as const,
    widths: [SIZE.name, ...waves.map(() => Math.min(SIZE.widest, SIZE.columns / waves.length))],
    headRows: head.length,
    rows: [...head, ...rows],
    description: `Codes by ${counted(waves.length, "wave")}, with the changes between waves.`,
  };
}
