"use client";

import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import "../ui/style-nonce";
import type { AnswerLine } from "@/lib/results/list-answers";
import { chipClasses } from "./code-chip";
import type { Passage } from "./decision";
import { MarkedText } from "./marked-text";
import { passageOf, selectedIn } from "./passage";

type MarkableTextProps = {
  answer: AnswerLine;
  className: string;
  /** Omitted if the caller may not change the answer. */
  onEvidence: ((codeId: string, passage: Passage) => void) | undefined;
};

/** The text of an answer. Words that are selected with the mouse become evidence of one of the answer's codes. */
export function MarkableText({ answer, className, onEvidence }: MarkableTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const place = useRef({ getBoundingClientRect: () => new DOMRect() });
  const [passage, setPassage] = useState<Passage | null>(null);
  const select = () => {
    const selected = text.current && selectedIn(text.current);
    const found = selected && passageOf(answer.text, selected.start, selected.end);
    if (!found || answer.mentions.length === 0) return;
    place.current = { getBoundingClientRect: () => selected.box };
    setPassage(found);
  };
  return (
    <Popover.Root open={passage !== null} onOpenChange={() => setPassage(null)}>
      <Popover.Anchor virtualRef={place} />
      <p
        ref={text}
        dir="auto"
        lang={answer.language ?? undefined}
        className={className}
        onMouseUp={onEvidence && (() => setTimeout(select))}
      >
        <MarkedText text={answer.text} mentions={answer.mentions} />
      </p>
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Evidence of a code"
          className="appears z-30 flex max-w-[min(420px,calc(100vw-16px))] flex-wrap items-center gap-1.5 rounded-2 bg-raised p-2 shadow-2 outline-none"
        >
          <span className="type-small text-ink-2">Evidence of</span>
          {answer.mentions.map(({ codeId, name, colour, confidence }) => (
            <button
              key={codeId}
              type="button"
              className={`${chipClasses(colour, confidence)} text-start coarse:min-h-11`}
              onClick={() => {
                if (passage) onEvidence?.(codeId, passage);
                setPassage(null);
                window.getSelection()?.removeAllRanges();
              }}
            >
              {name}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
