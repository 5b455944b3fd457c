"use client";

import { useRef, useState } from "react";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { onDemand } from "../ui/on-demand";
import type { Passage } from "./decision";
import { MarkedText } from "./marked-text";
import { passageOf, selectedIn } from "./passage";

const EvidenceChoice = onDemand(async () => (await import("./evidence-choice")).EvidenceChoice);

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
    <>
      <p
        ref={text}
        dir="auto"
        lang={answer.language ?? undefined}
        className={className}
        onMouseUp={onEvidence && (() => setTimeout(select))}
      >
        <MarkedText text={answer.text} mentions={answer.mentions} />
      </p>
      {passage && (
        <EvidenceChoice
          place={place}
          mentions={answer.mentions}
          onChoose={(codeId) => onEvidence?.(codeId, passage)}
          onClose={() => setPassage(null)}
        />
      )}
    </>
  );
}
