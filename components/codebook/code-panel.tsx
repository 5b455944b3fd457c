"use client";

import type { CodeLine } from "@/lib/analytics/read-codes";
import { wilsonInterval } from "@/lib/statistics/wilson";
import { usePaletteAction } from "../palette/palette-actions";
import { Button } from "../ui/button";
import { Percent, percentFigure, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Labelled } from "../ui/labelled";
import { Segmented } from "../ui/segmented";
import { SENTIMENT_ORDER, SentimentSign } from "../ui/sentiment-sign";
import { SidePanel } from "../ui/side-panel";
import { CodeAlone } from "./code-alone";
import type { CodeChange } from "./code-dialog";
import { CodeNumber } from "./code-number";
import { CodeQuotes } from "./code-quotes";
import { CODE_TEXTS, CodeTextField } from "./code-text-field";
import { useCodebookPage } from "./codebook-context";
import { CodingRules } from "./coding-rules";
import { deleteCode } from "./delete-rows";
import { OftenTogether } from "./often-together";

type CodePanelProps = { code: CodeLine; onAsk: (change: CodeChange) => void; onClose: () => void };

/** One code: its texts, its figures, quotes from its answers, and the changes that can be made to it. */
export function CodePanel({ code, onAsk, onClose }: CodePanelProps) {
  const { editor, mayEdit, withSentiment, hasWeight } = useCodebookPage();
  const { base } = editor.view;
  usePaletteAction(`Merge “${code.name}”`, "merge", mayEdit ? () => onAsk("merge") : null);
  usePaletteAction(`Split “${code.name}”`, "split", mayEdit ? () => onAsk("split") : null);
  const interval = wilsonInterval(code.answers, base);
  return (
    <SidePanel title={code.name} onClose={onClose}>
      <p className={`cat-${code.category.colour} type-small flex items-center gap-1.5 text-ink-3`}>
        <CodeNumber code={code} /> · <span aria-hidden="true" className="size-[9px] rounded-[2px] bg-cat" />{" "}
        {code.category.name}
      </p>
      <dl className="my-3 grid grid-cols-3 gap-3 border-y border-line py-2.5">
        <Figure name={hasWeight ? "Unweighted share" : "Share"}>
          <Percent share={base === 0 ? 0 : code.answers / base} />
          {interval && (
            <span className="type-small figures ms-1 text-ink-3">
              {percentFigure(interval.low)}–{percentFigure(interval.high)}
            </span>
          )}
        </Figure>
        <Figure name="Answers">{whole(code.answers)}</Figure>
        <Figure name="Low confidence">{whole(code.confidence.low)}</Figure>
      </dl>
      <div className="grid gap-4">
        {CODE_TEXTS.map((text) => (
          <CodeTextField key={text.field} code={code} text={text} />
        ))}
        {withSentiment && (
          <Labelled label="Sentiment">
            <Segmented
              label="Sentiment"
              isStored
              value={code.sentiment}
              disabled={!mayEdit}
              onChange={(sentiment) => editor.updateCode(code, { sentiment })}
              options={SENTIMENT_ORDER.map((sentiment) => ({
                value: sentiment,
                words: (
                  <>
                    <SentimentSign sentiment={sentiment} /> <span aria-hidden="true">{sentiment}</span>
                  </>
                ),
              }))}
            />
          </Labelled>
        )}
        {mayEdit && <CodeAlone code={code} />}
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button type="button" onClick={() => onAsk("merge")}>
              <Icon name="merge" /> Merge
            </Button>
            <Button type="button" onClick={() => onAsk("move")}>
              Move
            </Button>
            <Button type="button" onClick={() => onAsk("split")}>
              <Icon name="split" /> Split
            </Button>
            <Button
              type="button"
              className="text-danger-ink!"
              onClick={() => {
                onClose();
                deleteCode(editor, code);
              }}
            >
              <Icon name="delete" /> Delete
            </Button>
          </div>
        )}
        <CodingRules code={code} />
        <OftenTogether code={code} />
        <CodeQuotes code={code} />
      </div>
    </SidePanel>
  );
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="type-label text-ink-3">{name}</dt>
      <dd className="type-strong figures">{children}</dd>
    </div>
  );
}
