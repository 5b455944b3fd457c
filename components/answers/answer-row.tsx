import type { AnswerFlag, Confidence } from "@/db/schema/terms";
import type { AnswerLine } from "@/lib/results/list-answers";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { CodeChip } from "./code-chip";
import { MarkedText } from "./marked-text";
import { segmentWords } from "./segment-words";

const FLAG_WORDS: Record<AnswerFlag, string> = {
  empty: "Empty, free",
  gibberish: "Not readable, free",
  non_answer: "Says nothing",
  duplicate: "Duplicate, free",
};

/** One answer: its words with the evidence marked, its codes in the order of mention, and how sure they are. */
export function AnswerRow({ answer, withSentiment }: { answer: AnswerLine; withSentiment: boolean }) {
  const segments = segmentWords(answer.segments);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line-soft px-4 py-3 sm:px-6 md:grid-cols-[minmax(0,1fr)_minmax(0,304px)] xl:grid-cols-[72px_minmax(0,1fr)_minmax(0,340px)_84px_minmax(0,132px)]">
      <span className="figures type-small hidden pt-1 text-ink-3 wrap-anywhere xl:block">{answer.externalId}</span>
      <div className="min-w-0">
        {answer.text.trim() === "" ? (
          <p className="type-verbatim text-ink-3">No words</p>
        ) : (
          <p
            dir="auto"
            lang={answer.language ?? undefined}
            className="max-w-[92ch] text-[13.5px]/[23px] hyphens-none wrap-anywhere whitespace-pre-line coarse:text-[15px]/[25px]"
          >
            <MarkedText text={answer.text} mentions={answer.mentions} />
          </p>
        )}
        <p className="type-small mt-1 text-ink-3 wrap-anywhere xl:hidden">
          {[answer.externalId, ...segments].join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap content-start items-center gap-1">
        {answer.mentions.map((mention) => (
          <CodeChip
            key={mention.codeId}
            name={mention.name}
            colour={mention.colour}
            confidence={mention.confidence}
            sentiment={withSentiment ? mention.sentiment : undefined}
          />
        ))}
        <p className="type-small text-ink-3 empty:hidden">{remarkOn(answer)}</p>
        <span className="ms-auto xl:hidden">
          <LowestConfidence answer={answer} />
        </span>
      </div>
      <span className="hidden pt-0.5 xl:block">
        <LowestConfidence answer={answer} />
      </span>
      <span className="type-small hidden flex-wrap content-start gap-x-1 pt-1 text-ink-3 xl:flex">
        {segments.map((segment, place) => (
          <span key={segment} className="max-w-full truncate">
            {segment}
            {place < segments.length - 1 && " ·"}
          </span>
        ))}
      </span>
    </li>
  );
}

function remarkOn(answer: AnswerLine): string {
  if (answer.flags.length > 0) return answer.flags.map((flag) => FLAG_WORDS[flag]).join(", ");
  if (answer.mentions.length > 0) return "";
  return answer.wasProcessed ? "No code fits" : "Not coded yet";
}

const FROM_LOWEST: readonly Confidence[] = ["low", "medium", "high"];

/** An answer is as sure as its least sure code. */
function LowestConfidence({ answer }: { answer: AnswerLine }) {
  const lowest = FROM_LOWEST.find((level) => answer.mentions.some(({ confidence }) => confidence === level));
  return lowest ? <ConfidenceGauge confidence={lowest} /> : null;
}
