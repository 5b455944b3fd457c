import Link from "next/link";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { WeighedCodes } from "@/lib/analytics/weigh-codes";
import { type AnswerFilter, isAboutCoding } from "@/lib/responses/answer-filter";
import { answersHref, filteredHref, inRow } from "../answers/answer-query";
import { whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { CorrectedNote } from "./corrected-note";
import { SentimentStrip } from "./sentiment-strip";
import { BaseNote, firstShares, ShareNote, ShareTable } from "./share-table";
import { SharesSwitch } from "./shares-switch";
import { sumMentions } from "./sum-mentions";
import { type CorrectedShares, sharesOf } from "./weigh";

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
  const shown = showAll ? shares : firstShares(shares);
  return (
    <section aria-labelledby="codes-title" className="@container min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id="codes-title" className="type-head">
          What people said
        </h2>
        <ShareNote {...{ base, weighed, weightName, isCorrected }} isUnweighted={hasWeight && !weighed} />
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
      <ShareTable
        shares={shown}
        base={base}
        withSentiment={withSentiment}
        beside="number"
        hrefOf={(code) => answersHref(path, inRow(filter, "code", code.id))}
      />
      {base > 0 && <BaseNote />}
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
