import type { AnswerMention } from "@/lib/responses/list-answers";
import { CodeChip } from "../answers/code-chip";
import { MarkedText } from "../answers/marked-text";

const ANSWER =
  "Waited half an hour at reception after a day on the train, but the night porter was a gem and carried all our bags. Best bed I have slept in this year. Shame about the lift humming until two.";

const MENTIONS: AnswerMention[] = [
  {
    codeId: "1",
    name: "Long wait at check-in",
    colour: 5,
    confidence: "high",
    sentiment: "Negative",
    evidence: "Waited half an hour at reception",
  },
  {
    codeId: "2",
    name: "Friendly, helpful staff",
    colour: 1,
    confidence: "high",
    sentiment: "Positive",
    evidence: "the night porter was a gem and carried all our bags",
  },
  {
    codeId: "3",
    name: "Comfortable bed",
    colour: 2,
    confidence: "high",
    sentiment: "Positive",
    evidence: "Best bed I have slept in this year",
  },
  {
    codeId: "4",
    name: "Noise at night",
    colour: 4,
    confidence: "low",
    sentiment: "Negative",
    evidence: "the lift humming until two",
  },
];

/** Shows what the service does, on an invented answer. */
export function CodedExample() {
  return (
    <figure className="max-w-[560px]">
      <blockquote className="text-[21px]/[36px] tracking-[-0.006em] text-pretty">
        <MarkedText text={ANSWER} mentions={MENTIONS} />
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap gap-1.5">
        {MENTIONS.map(({ codeId, evidence: _, ...mention }) => (
          <CodeChip key={codeId} {...mention} />
        ))}
        <span className="type-small mt-3 basis-full text-ink-3">
          One answer, four codes, each with the words that carry it.
        </span>
      </figcaption>
    </figure>
  );
}
