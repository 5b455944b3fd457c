"use client";

import type { MouseEvent } from "react";
import type { AnswerLine, AnswerMention } from "@/lib/responses/list-answers";
import { segmentLines, segmentWords } from "../segments/respondent-words";
import { useSegmentName } from "../segments/segment-names";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { SentimentSign } from "../ui/sentiment-sign";
import { BLIND_WORDS, NO_CODE_BY_PERSON } from "./answer-words";
import { CodeChip } from "./code-chip";
import { isBlind, type Passage } from "./decision";
import { MarkableText } from "./markable-text";
import { Translation } from "./translation";

type FocusAnswerProps = {
  answer: AnswerLine;
  withSentiment: boolean;
  /** Omitted if words cannot be marked. */
  onEvidence?: (codeId: string, passage: Passage) => void;
  /** Opens the dialog that marks words as evidence of the code. Omitted if words cannot be marked. */
  onMark?: (codeId: string) => void;
  /** Gives the code with this number, counted from 1, the next sentiment. Omitted if it cannot be changed. */
  onSentiment?: (number: number) => void;
  onRemove: (mention: AnswerMention) => void;
};

/** The answer in large type and, below it, a line per code with the words that support it. */
export function FocusAnswer({ answer, withSentiment, onEvidence, onMark, onSentiment, onRemove }: FocusAnswerProps) {
  const nameOf = useSegmentName();
  return (
    <>
      <div>
        <p
          title={segmentLines(answer.segments, nameOf).join("\n")}
          className="type-small mb-2 text-ink-3 wrap-anywhere"
        >
          {[answer.externalId, ...segmentWords(answer.segments, nameOf)].join(" · ")}
        </p>
        {answer.text.trim() === "" ? (
          <p className="type-read text-ink-3">No words</p>
        ) : (
          <MarkableText
            answer={answer}
            onEvidence={onEvidence}
            className="type-read hyphens-none wrap-anywhere whitespace-pre-line"
          />
        )}
        <Translation answer={answer} />
      </div>
      <ul aria-label="Codes of this answer" className="border-t border-line">
        {answer.mentions.length === 0 && <li className="py-2.5 text-ink-3">{noCodeWords(answer)}</li>}
        {answer.mentions.map((mention, index) => (
          <li
            key={mention.codeId}
            className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line-soft py-1"
          >
            <span className="w-5 flex-none">{index < 9 && <Kbd>{index + 1}</Kbd>}</span>
            <span className="min-w-0 sm:w-[34%]">
              <CodeChip
                name={mention.name}
                colour={mention.colour}
                confidence={mention.confidence}
                sentiment={withSentiment && !onSentiment ? mention.sentiment : undefined}
              />
            </span>
            <q dir="auto" className="min-w-0 flex-1 truncate text-ink-2 empty:invisible max-sm:hidden">
              {mention.evidence}
            </q>
            {mention.quoteNotFound && (
              <span className="text-ink-3">The model quoted words that are not in this answer</span>
            )}
            <ConfidenceGauge confidence={mention.confidence} />
            {withSentiment && onSentiment && (
              <button
                type="button"
                title={`${mention.sentiment}; press for another sentiment`}
                aria-label={`Sentiment of ${mention.name}: ${mention.sentiment}. Change`}
                onMouseDown={keepFocus}
                onClick={() => onSentiment(index + 1)}
                className="grid size-7 flex-none place-items-center rounded-2 hover:bg-hover coarse:size-11"
              >
                <SentimentSign sentiment={mention.sentiment} />
              </button>
            )}
            {onMark && (
              <button
                type="button"
                title="Mark words as evidence"
                aria-label={`Mark words as evidence of ${mention.name}`}
                onMouseDown={keepFocus}
                onClick={() => onMark(mention.codeId)}
                className="grid size-7 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11"
              >
                <Icon name="edit" />
              </button>
            )}
            <button
              type="button"
              aria-label={`Remove ${mention.name}`}
              onMouseDown={keepFocus}
              onClick={() => onRemove(mention)}
              className="grid size-7 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11"
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function noCodeWords(answer: AnswerLine): string {
  if (isBlind(answer)) return `${BLIND_WORDS}. Check without a code if none fits.`;
  return answer.edited ? NO_CODE_BY_PERSON : "No code";
}

/** Keeps the focus in the field that finds codes, so that its keys still work after a click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
