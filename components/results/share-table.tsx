import type { CodeLine } from "@/lib/analytics/read-codes";
import type { WeighedCodes } from "@/lib/analytics/weigh-codes";
import { isRestName } from "@/lib/codebook/rest-last";
import { BASE_WORDS } from "@/lib/responses/base-words";
import { counted, whole } from "../ui/figures";
import { axisFor } from "./axis";
import { type BesideCode, CodeRow } from "./code-row";
import type { CodeShare } from "./weigh";

/** How many codes are shown before the link to all of them; "Other" and the like are shown in addition. */
const FIRST = 20;
/** Below this base, the page warns that shares are uncertain. */
const WEAK_BASE = 30;

export const firstShares = (shares: readonly CodeShare[]): CodeShare[] =>
  shares.filter(({ code }, index) => index < FIRST || isRestName(code.name));

type ShareNoteProps = {
  base: number;
  /** The weighted counts; null for unweighted shares. */
  weighed: WeighedCodes | null;
  /** What people call the weight. */
  weightName: string;
  isCorrected?: boolean;
  /** Whether the question has a weight that does not count here. */
  isUnweighted?: boolean;
};

/** Says of what the shares are shares, and whether the base is too small to rely on them. */
export function ShareNote({ base, weighed, weightName, isCorrected = false, isUnweighted = false }: ShareNoteProps) {
  const effective = weighed ? weighed.base.effective : base;
  return (
    <p className="type-small figures text-ink-3">
      {base === 0 ? (
        "no answer is coded yet"
      ) : (
        <>
          {isCorrected && "corrected "}
          {isUnweighted && "unweighted "}share of {counted(base, "answer")}
          {weighed && `, weighted by ${weightName} (effective base ${whole(Math.round(weighed.base.effective))})`}, 95%
          interval; an answer can hold several codes
        </>
      )}
      {effective < WEAK_BASE && base > 0 && (
        <span className="text-warn-ink">
          ; {weighed ? "an effective base" : "a base"} under {WEAK_BASE}: read with care
        </span>
      )}
    </p>
  );
}

/** Says who counts in the base. */
export const BaseNote = () => <p className="type-small mt-2 max-w-[92ch] text-ink-3">{BASE_WORDS}</p>;

type ShareTableProps = {
  shares: readonly CodeShare[];
  base: number;
  withSentiment: boolean;
  /** The address of a code's answers; null if there is none. */
  hrefOf: (code: CodeLine) => string | null;
  beside: BesideCode;
};

/** A row for each code: its share of the answers, and what people felt. */
export function ShareTable({ shares, base, withSentiment, hrefOf, beside }: ShareTableProps) {
  const highest = Math.max(0, ...shares.map(({ interval }) => interval?.high ?? 0));
  const { scale, ticks } = axisFor(highest);
  return (
    <table className="w-full border-collapse">
      <thead className="type-label border-b border-line text-ink-3">
        <tr className="h-6">
          {beside === "number" && (
            <th scope="col" className="hidden pe-2 text-end! sm:table-cell">
              No.
            </th>
          )}
          <th scope="col" className="sm:not-first:ps-2">
            Code
          </th>
          {beside === "category" && (
            <th scope="col" className="hidden px-2 @5xl:table-cell">
              Category
            </th>
          )}
          <th scope="col" className="px-2 text-end!">
            Share
          </th>
          <th scope="col" className="hidden px-2 text-end! whitespace-nowrap @3xl:table-cell">
            95% interval
          </th>
          <td className="hidden px-2 md:table-cell">{base > 0 && <Ticks ticks={ticks} scale={scale} />}</td>
          <th scope="col" className="ps-2 text-end! sm:px-2">
            Answers
          </th>
          {withSentiment && (
            <th scope="col" className="hidden ps-2 text-end! sm:table-cell">
              Mostly
            </th>
          )}
        </tr>
      </thead>
      {shares.map((line) => (
        <CodeRow
          key={line.code.id}
          href={line.code.answers > 0 ? hrefOf(line.code) : null}
          line={line}
          scale={scale}
          withSentiment={withSentiment}
          beside={beside}
        />
      ))}
    </table>
  );
}

function Ticks({ ticks, scale }: { ticks: number[]; scale: number }) {
  return (
    <div aria-hidden="true" className="figures relative h-4 font-normal">
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
          style={{ insetInlineStart: `${(tick / scale) * 100}%` }}
        >
          {Math.round(tick * 100)}
          {tick === scale && "%"}
        </span>
      ))}
    </div>
  );
}
