import type { Confidence } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { MarkedText } from "../answers/marked-text";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { counted, whole } from "../ui/figures";
import { SentimentSign } from "../ui/sentiment-sign";
import type { SplitPreview } from "./queries";

const LEVELS: readonly Confidence[] = ["high", "medium", "low"];

const answersGet = (answers: number) => `${counted(answers, "answer")} ${answers === 1 ? "gets" : "get"}`;

type SplitOutcomeProps = { code: CodeLine; preview: SplitPreview; by: "engine" | "sentiment" };

/** Both parts of a split with their size, confidence and some quotes, shown before it happens. */
export function SplitOutcome({ code, preview, by }: SplitOutcomeProps) {
  const { codes, responses, responses_of_several: several, responses_of_none: none } = preview;
  const shown = { codeId: code.id, colour: code.category.colour, sentiment: code.sentiment };
  const rest = [several > 0 && `${answersGet(several)} both codes`, none > 0 && `${answersGet(none)} neither`];
  return (
    <section aria-label="Preview of the split" aria-live="polite" className="border-t border-line pt-3">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {codes.map((half) => (
          <div key={half.name} className="min-w-0">
            <h3 className="flex items-baseline gap-2 font-[550]">
              <span className="min-w-0 flex-1 wrap-anywhere">{half.name}</span>
              <SentimentSign sentiment={half.sentiment} />
              <span className="figures flex-none text-ink-2">
                {whole(half.responses)} of {whole(responses)}
              </span>
            </h3>
            <p className="my-1.5 flex flex-wrap gap-x-3">
              {LEVELS.filter((level) => half.confidence[level] > 0).map((level) => (
                <span key={level} className="figures type-small flex items-baseline gap-1.5 text-ink-2">
                  <ConfidenceGauge confidence={level} /> {whole(half.confidence[level])}
                </span>
              ))}
            </p>
            {half.responses === 0 && <p className="text-ink-3">No answer goes here.</p>}
            <ul className="grid gap-2">
              {half.examples.map(({ response_id: id, text, ...mention }) => (
                <li
                  key={id}
                  dir="auto"
                  className="type-verbatim line-clamp-3 border-s-2 border-line ps-2.5 wrap-anywhere"
                >
                  <MarkedText text={text} mentions={[{ ...mention, ...shown, name: half.name }]} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="type-small mt-3 text-ink-2">
        {rest.filter(Boolean).map((words) => `${words}. `)}
        {by === "engine"
          ? "The machine rates its confidence again; it is never higher than before."
          : `The confidence of ${counted(responses, "answer")} is not rated again: it stays as it was.`}
      </p>
    </section>
  );
}
