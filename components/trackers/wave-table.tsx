import { signed } from "@/lib/text/figures";
import { percentFigure, whole } from "../ui/figures";
import type { CodeTrend, ComparedWave, WaveDifference } from "./queries";
import { differenceOf } from "./trend-words";

type WaveTableProps = { name: string; waves: readonly ComparedWave[]; codes: readonly CodeTrend[] };

/** The share of each code in each wave with its interval, and how it differs from the wave before. */
export function WaveTable({ name, waves, codes }: WaveTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section aria-label="Shares by wave" className="max-w-full overflow-x-auto" tabIndex={0}>
      <table aria-label={`${name}: codes by waves`} className="figures min-w-full">
        <thead>
          <tr className="type-label text-ink-3">
            <th scope="col" className="sticky start-0 bg-surface py-1.5 pe-4 text-start font-normal">
              Code
            </th>
            {waves.map(({ wave }) => (
              <th key={wave} scope="col" className="ps-4 text-end font-normal whitespace-nowrap">
                Wave {wave}
              </th>
            ))}
          </tr>
          <tr className="text-ink-2">
            <th
              scope="row"
              className="sticky start-0 border-b border-line bg-surface pe-4 pb-1.5 text-start font-normal"
            >
              Base, answers
            </th>
            {waves.map(({ wave, base, small_base }) => (
              <td key={wave} className="border-b border-line ps-4 pb-1.5 text-end whitespace-nowrap">
                {whole(base)}
                {small_base && <span title="A base under 30">†</span>}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code.code_number} className="align-top">
              <th
                scope="row"
                className="sticky start-0 max-w-[38vw] border-b border-line-soft bg-surface py-1.5 pe-4 text-start font-normal wrap-anywhere sm:max-w-80"
              >
                <span className="text-ink-3">{code.code_number}</span> {code.code_name}
              </th>
              {code.trend.map(({ wave, percentage, interval, changed_since }, index) => (
                <td key={wave} className="border-b border-line-soft py-1.5 ps-4 text-end whitespace-nowrap">
                  <span className="font-[550]">{percentage === null ? "–" : percentFigure(percentage / 100)}</span>
                  {changed_since && <span title="The code changed after this wave was coded">‡</span>}
                  {interval && (
                    <span className="type-small block text-ink-3">
                      {percentFigure(interval.low / 100)}–{percentFigure(interval.high / 100)}
                    </span>
                  )}
                  <Change difference={differenceOf(code, waves[index - 1]?.wave ?? 0, wave)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Change({ difference }: { difference: WaveDifference | undefined }) {
  if (!difference) return null;
  const { points, significant, same_coder } = difference;
  return (
    <span className={`type-small block ${significant ? "font-[550] text-ink" : "text-ink-3"}`}>
      {signed(points)}
      {significant && (
        <>
          <span aria-hidden="true">*</span>
          <span className="sr-only"> significant</span>
        </>
      )}
      {!same_coder && (
        <span title="Coded with other codes, examples or another engine: part of this difference may come from the coding">
          ≠
        </span>
      )}
    </span>
  );
}
