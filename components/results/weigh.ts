import type { Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { WeighedCodes } from "@/lib/analytics/weigh-codes";
import { restLast } from "@/lib/codebook/rest-last";
import type { correctShares } from "@/lib/quality/correct-shares";
import { type Interval, weightedShare, wilsonInterval } from "@/lib/statistics/wilson";

/** What people would have coded, as far as the random sample tells. */
export type CorrectedShares = Awaited<ReturnType<typeof correctShares>>;

/** A code with the figures of its row, which are weighted if the overview is. */
export type CodeShare = {
  code: CodeLine;
  /** The share of the base, between 0 and 1; null without a base. */
  share: number | null;
  interval: Interval | null;
  mentions: Record<Sentiment, number>;
};

const NO_MENTION: Record<Sentiment, number> = { Positive: 0, Mixed: 0, Neutral: 0, Negative: 0 };

/** The share of each code, the largest first and "Other" last. */
export function sharesOf(
  codes: readonly CodeLine[],
  base: number,
  { weighed, corrected }: { weighed: WeighedCodes | null; corrected: CorrectedShares | null },
): CodeShare[] {
  const shares = sharesAsCoded(codes, base, weighed);
  if (corrected === null) return shares;
  const byCode = new Map(corrected.codes.map((code) => [code.code_id, code.corrected]));
  return bySize(
    shares.map((line) => {
      const found = byCode.get(line.code.id);
      if (!found) return { ...line, share: null, interval: null };
      const { percentage, interval } = found;
      return { ...line, share: percentage / 100, interval: { low: interval.low / 100, high: interval.high / 100 } };
    }),
  );
}

/** Weighted shares have intervals by the effective base. */
function sharesAsCoded(codes: readonly CodeLine[], base: number, weighed: WeighedCodes | null): CodeShare[] {
  if (weighed === null) {
    return codes.map((code) => ({
      code,
      share: base > 0 ? code.answers / base : null,
      interval: wilsonInterval(code.answers, base),
      mentions: code.mentions,
    }));
  }
  const shares = codes.map((code) => {
    const { answers, mentions } = weighed.codes.get(code.id) ?? { answers: 0, mentions: NO_MENTION };
    return { code, mentions, ...weightedShare(answers, weighed.base) };
  });
  return bySize(shares);
}

const bySize = (shares: readonly CodeShare[]): CodeShare[] =>
  restLast(
    shares.toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0)),
    ({ code }) => code.name,
  );
