import Link from "next/link";
import type { Interval } from "@/lib/statistics/wilson";
import { Percent, percentFigure, whole } from "../ui/figures";
import { SENTIMENT_ORDER, SentimentSign } from "../ui/sentiment-sign";
import { ShareBar } from "../ui/share-bar";
import type { CodeShare } from "./weigh";

type CodeRowProps = {
  /** The address of the code's answers; null if there is none. */
  href: string | null;
  line: CodeShare;
  scale: number;
  withSentiment: boolean;
  beside: BesideCode;
};

/** What has a column beside the codes: their numbers or the names of their categories; null for neither. */
export type BesideCode = "number" | "category" | null;

/** A code: its share of the answers, the sentiment of its mentions and, on wide screens, a quote. */
export function CodeRow({ href, line, scale, withSentiment, beside }: CodeRowProps) {
  const { code, share, interval, mentions } = line;
  const bar = (
    <ShareBar share={share ?? 0} interval={interval} scale={scale} mentions={withSentiment ? mentions : undefined} />
  );
  return (
    <tbody className={`cat-${code.category.colour} group border-b border-line-soft hover:bg-hover`}>
      <tr className="h-7">
        {beside === "number" && (
          <td className="figures hidden w-9 pe-2 text-end text-ink-3 sm:table-cell">{code.number}</td>
        )}
        <th scope="row" className="py-1 pe-2 font-normal sm:not-first:ps-2 @3xl:w-[264px] @6xl:w-[340px]">
          <span className="flex items-baseline gap-2">
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            {href !== null ? (
              <Link
                href={href}
                className="min-w-0 wrap-anywhere text-ink coarse:relative coarse:after:absolute coarse:after:-inset-x-2 coarse:after:-inset-y-3"
                title={`Answers with ${code.name}`}
              >
                {code.name}
              </Link>
            ) : (
              <span className="min-w-0 wrap-anywhere text-ink-2">{code.name}</span>
            )}
            <span className={`sr-only max-md:hidden ${beside === "category" ? "@5xl:hidden" : ""}`}>
              , {code.category.name}
            </span>
          </span>
          {code.quote && (
            <q
              dir="auto"
              lang={code.quote.language ?? undefined}
              className="type-small hidden truncate ps-[17px] text-ink-3 [contain:inline-size] min-[1800px]:block"
            >
              {code.quote.text}
            </q>
          )}
        </th>
        {beside === "category" && (
          <td className="hidden w-[180px] px-2 text-ink-2 @5xl:table-cell">{code.category.name}</td>
        )}
        <td className="w-14 px-2 text-end font-[550]">
          {share === null ? <span className="font-normal text-ink-3">–</span> : <Percent share={share} />}
        </td>
        <td className="type-small figures hidden w-22 px-2 text-end whitespace-nowrap text-ink-3 @3xl:table-cell">
          {interval && inWords(interval)}
        </td>
        <td className="hidden w-[34%] px-2 md:table-cell @3xl:w-auto">{bar}</td>
        <td className="figures w-16 ps-2 text-end text-ink-2 sm:px-2">{whole(code.answers)}</td>
        {withSentiment && (
          <td className="figures hidden w-18 ps-2 text-end text-ink-2 sm:table-cell">
            <Prevailing mentions={mentions} />
          </td>
        )}
      </tr>
      <tr className="md:hidden">
        {beside === "number" && <td className="hidden sm:table-cell" />}
        <td colSpan={withSentiment ? 6 : 5} className="pb-2 sm:not-first:ps-2">
          <div className="ms-[17px] mb-1.5">{bar}</div>
          <p className="type-small figures flex justify-between gap-3 ps-[17px] text-ink-3 [contain:inline-size]">
            <span className="min-w-0 truncate text-cat-ink">{code.category.name}</span>
            {interval && (
              <span className="flex-none">
                <span className="sr-only">95% interval </span>
                {inWords(interval)}
              </span>
            )}
          </p>
        </td>
      </tr>
    </tbody>
  );
}

function Prevailing({ mentions }: Pick<CodeShare, "mentions">) {
  const total = SENTIMENT_ORDER.reduce((sum, sentiment) => sum + mentions[sentiment], 0);
  const [most] = [...SENTIMENT_ORDER].sort((a, b) => mentions[b] - mentions[a]);
  if (!most || total === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      {Math.round((mentions[most] / total) * 100)}%
      <SentimentSign sentiment={most} />
    </span>
  );
}

const inWords = ({ low, high }: Interval) => `${percentFigure(low)}–${percentFigure(high)}`;
