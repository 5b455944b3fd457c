"use client";

import { Popover } from "radix-ui";
import type { RefObject } from "react";
import "../ui/style-nonce";
import type { AnswerMention } from "@/lib/responses/list-answers";
import { chipClasses } from "./code-chip";

type EvidenceChoiceProps = {
  /** The position of the selected words. */
  place: RefObject<{ getBoundingClientRect: () => DOMRect }>;
  mentions: readonly AnswerMention[];
  onChoose: (codeId: string) => void;
  onClose: () => void;
};

/** A panel beside the selected words of an answer. It asks for the code that the words support. */
export function EvidenceChoice({ place, mentions, onChoose, onClose }: EvidenceChoiceProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Evidence of a code"
          className="appears z-30 flex max-w-[min(420px,calc(100vw-16px))] flex-wrap items-center gap-1.5 rounded-2 bg-raised p-2 shadow-2 outline-none"
        >
          <span className="type-small text-ink-2">Evidence of</span>
          {mentions.map(({ codeId, name, colour, confidence }) => (
            <button
              key={codeId}
              type="button"
              className={`${chipClasses(colour, confidence)} text-start coarse:min-h-11`}
              onClick={() => {
                onChoose(codeId);
                onClose();
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
