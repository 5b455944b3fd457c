import Link from "next/link";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { WeighedCodes } from "@/lib/analytics/weigh-codes";
import { isRestName } from "@/lib/codebook/rest-last";
import { type AnswerFilter, isAboutCoding } from "@/lib/responses/answer-filter";
import { BASE_WORDS } from "@/lib/responses/base-words";
import { filteredHref } from "../answers/answer-query";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { axisFor } from "./axis";
import { CodeRow } from "./code-row";
import { CorrectedNote } from "./corrected-note";
import { SentimentStrip } from "./sentiment-strip";
import { SharesSwitch } from "./shares-switch";
import { sumMentions } from "./sum-mentions";
import { type CorrectedShares, sharesOf } from "./weigh";

/** How many codes are shown before the link to all of them; "Other" and the like are shown in addition. */
const FIRST = 20;
/** Below this base, the page warns that shares are uncertain. */
const WEAK_BASE = 30;

type CodeTableProps = {
  path: string;
  filter: AnswerFilter;
  codes: CodeLine[];
  base: number;
  /** The weighted counts; null for an unweighted table. */
  weighed: WeighedCodes | null;
  /** The corrected shares, if these are to be shown. */
  corrected: CorrectedShares | null;
  /** What people call the weight. */
  weightName: string;
  /** Whether the question has a weight: an unweighted table then says so. */
  hasWeight: boolean;
  withSentiment: boolean;
  showAll: boolean;
};

/** Every code with its share of the answers, most frequent first. */
export function CodeTable(props: CodeTableProps) {
  const { path, filter, codes, base, weighed, corrected, weightName, hasWeight, withSentiment, showAll } = props;
  const isCorrected = corrected !== null && corrected.sample.answers_needed === 0;
  const shares = sharesOf(codes, base, { weighed, corrected: isCorrected ? corrected : null });
  const shown = showAll ? shares : shares.filter(({ code }, index) => index < FIRST || isRestName(code.name));
  const highest = Math.max(0, ...shown.map(({ interval }) => interval?.high ?? 0));
  const effective = weighed ? weighed.base.effective : base;
  const { scale, ticks } = axisFor(highest);
  return (
    <section aria-labelledby="codes-title" className="@container min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id="codes-title" className="type-head">
          What people said
        </h2>
        <p className="type-small figures text-ink-3">
          {base === 0 ? (
            "no answer is coded yet"
          ) : (
            <>
              {isCorrected && "corrected "}
              {hasWeight && !weighed && "unweighted "}share of {counted(base, "answer")}
              {weighed && `, weighted by ${weightName} (effective base ${whole(Math.round(weighed.base.effective))})`},
              95% interval; an answer can hold several codes
            </>
          )}
          {effective < WEAK_BASE && base > 0 && (
            <span className="text-warn-ink">
              ; {weighed ? "an effective base" : "a base"} under {WEAK_BASE}: read with care
            </span>
          )}
        </p>
        {base > 0 && (
          <span className="ms-auto flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Link href={`${path}/quotes`} className="type-small print:hidden">
              Quotes for the report
            </Link>
            {!isAboutCoding(filter) && <SharesSwitch value={corrected ? "corrected" : "coded"} />}
          </span>
        )}
      </div>
      {corrected && (
        <div className="type-small max-w-[92ch] py-1 text-ink-3">
          <CorrectedNote sample={corrected.sample} />
        </div>
      )}
      {withSentiment && <SentimentStrip mentions={sumMentions(shares)} />}
      <table className="w-full border-collapse">
        <thead className="type-label border-b border-line text-ink-3">
          <tr className="h-6">
            <th scope="col" className="hidden pe-2 text-end! sm:table-cell">
              No.
            </th>
            <th scope="col" className="sm:ps-2">
              Code
            </th>
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
        {shown.map((line) => (
          <CodeRow
            key={line.code.id}
            path={path}
            filter={filter}
            line={line}
            scale={scale}
            withSentiment={withSentiment}
          />
        ))}
      </table>
      {base > 0 && <p className="type-small mt-2 max-w-[92ch] text-ink-3">{BASE_WORDS}</p>}
      {shown.length < codes.length && (
        <Link
          href={filteredHref(path, filter, {
            codes: "all",
            ...(hasWeight && !weighed && { weight: "" }),
            ...(corrected && { shares: "corrected" }),
          })}
          className="mt-3 inline-flex min-h-7 items-center gap-1 coarse:min-h-11"
        >
          All {whole(codes.length)} codes <Icon name="right" />
        </Link>
      )}
    </section>
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
