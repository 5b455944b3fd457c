"use client";

import { useState } from "react";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { SelectBox } from "../ui/select-box";
import type { Passage } from "./decision";
import { passageOf } from "./passage";

type MarkDialogProps = {
  answer: AnswerLine;
  /** The code selected at first. */
  codeId: string;
  /** Without a passage, the code loses its evidence. */
  onEvidence: (codeId: string, passage: Passage | null) => void;
  onClose: () => void;
};

/** Marks words of an answer as evidence of one of its codes, by keyboard or touch. */
export function MarkDialog({ answer, codeId, onEvidence, onClose }: MarkDialogProps) {
  const [chosen, setChosen] = useState(codeId);
  const [passage, setPassage] = useState<Passage | null>(null);
  const has = answer.mentions.some((mention) => mention.codeId === chosen && mention.evidence !== null);
  const mark = (of: Passage | null) => {
    onEvidence(chosen, of);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mark words as evidence"
      description={
        <>
          Select the words that stand for the code
          <span className="coarse:hidden">: with the mouse, or with Shift and the arrows</span>.
          <span className="hidden coarse:inline"> Hold a finger on a word, then draw the selection wider.</span>
        </>
      }
      width="max-w-[600px]"
    >
      {/* `readOnly` is not used, because browsers then show no caret to select from. Instead, typed text is refused. */}
      <textarea
        aria-readonly
        inputMode="none"
        aria-label="Answer"
        dir="auto"
        lang={answer.language ?? undefined}
        rows={Math.min(10, 2 + Math.ceil(answer.text.length / 70))}
        value={answer.text}
        onChange={() => {}}
        onBeforeInput={(event) => event.preventDefault()}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, 0)}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setPassage(passageOf(answer.text, selectionStart, selectionEnd))
        }
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !passage) return;
          event.preventDefault();
          mark(passage);
        }}
        className="type-verbatim mt-1 w-full rounded-2 border border-line-strong bg-surface p-3 text-ink"
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-ink-2">Evidence of</span>
        <SelectBox
          aria-label="Code"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="type-ui min-h-8 max-w-full rounded-2 border border-line-strong bg-surface ps-2.5 text-ink coarse:min-h-11 coarse:text-[16px]"
        >
          {answer.mentions.map((mention) => (
            <option key={mention.codeId} value={mention.codeId}>
              {mention.name}
            </option>
          ))}
        </SelectBox>
      </div>
      <p role="status" className="type-small mt-3 text-ink-2 wrap-anywhere">
        {passage ? `Selected: “${passage.evidence}”` : "Nothing is selected yet."}
      </p>
      <DialogButtons onCancel={onClose}>
        {has && (
          <Button type="button" onClick={() => mark(null)}>
            No words
          </Button>
        )}
        <Button type="button" look="primary" disabled={!passage} onClick={() => mark(passage)}>
          Mark
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
