"use client";

import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerLine } from "@/lib/responses/list-answers";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { whole } from "../ui/figures";
import { Kbd } from "../ui/kbd";
import { HiddenTitle, Modal } from "../ui/modal";
import { Agreement } from "./agreement";
import { CodingDesk } from "./coding-desk";
import { changed, type Decision, toggled, withEvidence, withNextSentiment } from "./decision";
import { DisputedCodes } from "./disputed-codes";
import { FocusAnswer } from "./focus-answer";
import { FocusFinder } from "./focus-finder";
import { MarkDialog } from "./mark-dialog";

type FocusModeProps = {
  ids: QuestionIds;
  /** The wording of the question. */
  question: string;
  answer: AnswerLine;
  /** The answer's index in the list, from 0, and the number of listed answers. */
  index: number;
  total: number;
  codes: CodeLine[];
  withSentiment: boolean;
  onMove: (by: 1 | -1) => void;
  onDecide: (decision: Decision) => void;
  onConfirm: () => void;
  onUndo: () => void;
  /** Gives the answers with the text of the latest decided one its codes, if that is offered. */
  onIdentical: () => void;
  onClose: () => void;
};

const SENTIMENT_HINT = "its sentiment";

const HINTS: readonly [keys: string, words: string][] = [
  ["Enter", "check, next"],
  ["↑ ↓", "back, next"],
  ["1 – 9", "remove a code"],
  ["Shift 1 – 9", SENTIMENT_HINT],
  ["Ctrl E", "mark words"],
  ["A – Z", "find a code"],
  ["Ctrl Z", "undo"],
];

/**
 * Shows one answer at a time, over the whole page. Typed words find a code; Enter checks the answer and shows the next
 * one.
 */
export function FocusMode(props: FocusModeProps) {
  const {
    ids,
    question,
    answer,
    index,
    total,
    codes,
    withSentiment,
    onMove,
    onDecide,
    onConfirm,
    onUndo,
    onIdentical,
    onClose,
  } = props;
  const change = (mentions: Decision["mentions"]) => onDecide(changed(answer, mentions));
  const [marking, setMarking] = useState<string | null>(null);
  const feelOtherwise = (number: number) => {
    const mentions = withSentiment ? withNextSentiment(answer.mentions, number) : null;
    if (mentions) change(mentions);
  };
  const act = (key: string) => {
    if (key === "Enter") return onConfirm();
    if (key === "ArrowUp") return onMove(-1);
    if (key === "ArrowDown") return onMove(1);
    if (key === "Control+z") return onUndo();
    if (key === "=") return onIdentical();
    if (key === "Control+e") return setMarking(answer.mentions[0]?.codeId ?? null);
    if (key.startsWith("Shift+")) return feelOtherwise(Number(key.slice("Shift+".length)));
    const taken = answer.mentions[Number(key) - 1];
    if (taken) change(answer.mentions.filter((mention) => mention !== taken));
  };
  return (
    <Modal open onOpenChange={onClose} className="inset-0 overflow-y-auto bg-surface">
      <HiddenTitle>Focus mode</HiddenTitle>
      <div className="sticky top-0 z-1 flex items-center gap-4 bg-surface px-4 py-3 sm:px-6">
        <div className="min-w-0 flex-1">
          <p className="type-small figures mb-1.5 flex flex-wrap justify-between gap-x-4 text-ink-3">
            <span>
              <b className="font-[550] text-ink">
                Answer {whole(index + 1)} of {whole(total)}
              </b>{" "}
              {answer.reviewed ? "checked" : answer.edited && "edited"}
            </span>
            <Agreement ids={ids} />
          </p>
          <div
            role="progressbar"
            aria-label="Progress"
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={index + 1}
            className="h-1 overflow-hidden rounded-[2px] bg-press"
          >
            <span className="block h-full bg-accent" style={{ width: `${((index + 1) / total) * 100}%` }} />
          </div>
        </div>
        <Button type="button" look="ghost" onClick={onClose}>
          Leave <Kbd>Esc</Kbd>
        </Button>
      </div>
      <CodingDesk
        question={question}
        answer={
          <>
            <FocusAnswer
              answer={answer}
              withSentiment={withSentiment}
              onEvidence={(codeId, passage) => change(withEvidence(answer.mentions, codeId, passage))}
              onMark={setMarking}
              onSentiment={feelOtherwise}
              onRemove={(gone) => change(answer.mentions.filter((mention) => mention !== gone))}
            />
            <div className="flex flex-wrap gap-1 empty:hidden">
              <DisputedCodes
                answer={answer}
                codes={codes}
                isTabStop
                onAdd={(code) => change(toggled(answer.mentions, code))}
              />
            </div>
          </>
        }
        finder={
          <FocusFinder
            key={answer.id}
            ids={ids}
            codes={codes}
            held={new Set(answer.mentions.map(({ codeId }) => codeId))}
            onToggle={(code) => change(toggled(answer.mentions, code))}
            onKey={act}
          />
        }
        acts={
          <>
            <Button type="button" look="primary" size="large" onClick={onConfirm}>
              Check, next
            </Button>
            <Button type="button" size="large" disabled={index === 0} onClick={() => onMove(-1)}>
              Back
            </Button>
            <Button type="button" size="large" disabled={index === total - 1} onClick={() => onMove(1)}>
              Skip
            </Button>
          </>
        }
      />
      {marking !== null && (
        <MarkDialog
          answer={answer}
          codeId={marking}
          onEvidence={(codeId, passage) => change(withEvidence(answer.mentions, codeId, passage))}
          onClose={() => setMarking(null)}
        />
      )}
      <p className="type-small sticky bottom-0 hidden flex-wrap justify-center gap-x-5 gap-y-1 border-t border-line bg-canvas px-6 py-2 text-ink-2 lg:flex pointer-coarse:hidden">
        {HINTS.filter(([, words]) => withSentiment || words !== SENTIMENT_HINT).map(([keys, words]) => (
          <span key={words} className="flex items-center gap-1">
            {keys.split(" ").map((key) => (key === "–" ? key : <Kbd key={key}>{key}</Kbd>))} {words}
          </span>
        ))}
      </p>
    </Modal>
  );
}
