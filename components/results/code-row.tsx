import Link from "next/link";
import type { CodeLine } from "@/lib/results/read-codes";
import { type Interval, wilsonInterval } from "@/lib/statistics/wilson";
import { answersHref, within } from "../answers/answer-query";
import { Percent, percentFigure, whole } from "../ui/figures";
import { SENTIMENT_ORDER, SentimentSign } from "../ui/sentiment-sign";
import { ShareBar } from "../ui/share-bar";

type CodeRowProps = {
  path: string;
  where: string[];
  code: CodeLine;
  base: number;
  scale: number;
  withSentiment: boolean;
};

/** A code: its share of the answers, the sentiment of its mentions and, where there is room, a quote. */
export function CodeRow({ path, where, code, base, scale, withSentiment }: CodeRowProps) {
  const share = base === 0 ? 0 : code.answers / base;
  const interval = wilsonInterval(code.answers, base);
  const bar = (
    <ShareBar share={share} interval={interval} scale={scale} mentions={withSentiment ? code.mentions : undefined} />
  );
  return (
    <tbody className={`cat-${code.category.colour} group border-b border-line-soft hover:bg-hover`}>
      <tr className="h-7">
        <td className="figures hidden w-9 pe-2 text-end text-ink-3 sm:table-cell">{code.number}</td>
        <th scope="row" className="py-1 pe-2 font-normal sm:ps-2 @3xl:w-[264px] @6xl:w-[340px]">
          <span className="flex items-baseline gap-2">
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            {code.answers > 0 ? (
              <Link
                href={answersHref(path, { code: code.id, ...within(where) })}
                className="min-w-0 wrap-anywhere text-ink"
                title={`Answers with ${code.name}`}
              >
                {code.name}
              </Link>
            ) : (
              <span className="min-w-0 wrap-anywhere text-ink-2">{code.name}</span>
            )}
            <span className="sr-only max-md:hidden">, {code.category.name}</span>
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
        <td className="w-14 px-2 text-end font-[550]">
          <Percent share={share} />
        </td>
        <td className="type-small figures hidden w-22 px-2 text-end whitespace-nowrap text-ink-3 @3xl:table-cell">
          {interval && inWords(interval)}
        </td>
        <td className="hidden w-[34%] px-2 md:table-cell @3xl:w-auto">{bar}</td>
        <td className="figures w-16 ps-2 text-end text-ink-2 sm:px-2">{whole(code.answers)}</td>
        {withSentiment && (
          <td className="figures hidden w-18 ps-2 text-end text-ink-2 sm:table-cell">
            <Prevailing code={code} />
          </td>
        )}
      </tr>
      <tr className="md:hidden">
        <td className="hidden sm:table-cell" />
        <td colSpan={withSentiment ? 6 : 5} className="pb-2 sm:ps-2">
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

function Prevailing({ code }: { code: CodeLine }) {
  const [most] = [...SENTIMENT_ORDER].sort((a, b) => code.mentions[b] - code.mentions[a]);
  if (!most || code.answers === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      {Math.round((code.mentions[most] / code.answers) * 100)}%
      <SentimentSign sentiment={most} />
    </span>
  );
}

const inWords = ({ low, high }: Interval) => `${percentFigure(low)}–${percentFigure(high)}`;
