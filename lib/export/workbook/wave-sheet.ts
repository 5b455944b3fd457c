import type { compareWaves } from "@/lib/analytics/compare-waves";
import { engineNamed } from "@/lib/engines/engine-words";
import type { WorkbookCell, WorkbookSheet } from "@/lib/tables/stream-workbook";

type Comparison = Awaited<ReturnType<typeof compareWaves>>;

/**
 * Each code's share in each wave, and how it has changed since the previous wave. A star marks a significant change; ‡
 * marks the share of a code that was added or changed after the wave was coded, ≠ a change between waves that were not
 * coded by the same engine, codes and decisions.
 */
export const waveSheet = ({ waves, codes }: Comparison): WorkbookSheet => ({
  name: "Waves",
  headerRows: 4,
  widths: [28, 36, 12],
  rows: [
    [
      "category",
      "code",
      "code_number",
      ...waves.flatMap(({ wave }) => [`wave ${wave}`, null, "change in points", null]),
    ],
    [
      null,
      "Base: answers",
      null,
      ...waves.flatMap(({ base, small_base }) => [base, small_base ? "small base" : null, null, null]),
    ],
    [
      null,
      "Weighted by (effective base)",
      null,
      ...waves.flatMap(({ weight_key, effective_base }) => [
        weight_key,
        weight_key && Math.round(effective_base),
        null,
        null,
      ]),
    ],
    [
      null,
      "Coded by",
      null,
      ...waves.flatMap(({ coder }) => [
        coder && `${engineNamed(coder.engine)}${coder.mixed ? ", in parts" : ""}`,
        null,
        null,
        null,
      ]),
    ],
    ...codes.map(waveRow),
    ...(codes.some(({ differences }) => differences.some(({ same_coder }) => !same_coder))
      ? [
          [
            null,
            "≠: the two waves were coded with other codes, examples or another engine: part of the change may come from the coding",
          ],
        ]
      : []),
    ...(waves.some(({ decisions_waiting }) => decisions_waiting > 0)
      ? [
          [
            null,
            "Checked answers from which the machine has not learned yet count in the shares; changes between waves use the machine's codes for them until all waves are coded again",
          ],
        ]
      : []),
  ],
});

function waveRow({
  category,
  code_name,
  code_number,
  trend,
  differences,
}: Comparison["codes"][number]): WorkbookCell[] {
  const cells = trend.flatMap(({ wave, percentage, changed_since }): WorkbookCell[] => {
    const change = differences.find(({ from_wave, to_wave }) => from_wave === wave - 1 && to_wave === wave);
    const share = { percent: percentage === null ? null : percentage / 100 };
    const points = change ? Number(change.points.toFixed(1)) : null;
    const marks = `${change?.significant ? "*" : ""}${change && !change.same_coder ? "≠" : ""}`;
    return [share, changed_since ? "‡" : null, points, marks || null];
  });
  return [category, code_name, code_number, ...cells];
}
