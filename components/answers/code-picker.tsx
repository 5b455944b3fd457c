"use client";

import { Command } from "cmdk";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { FindField } from "../ui/find-field";
import { Kbd } from "../ui/kbd";
import { Popover } from "../ui/popover";
import { rankByWords } from "../ui/rank-by-words";

type CodePickerProps = {
  label: string;
  keyHint: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  typed: string;
  onType: (typed: string) => void;
  /** What the field asks for, if it is not what the button says. */
  fieldLabel?: string;
  /** Shown above the field. */
  heading?: ReactNode;
  /** Called for Backspace in the empty field. */
  onBack?: (() => void) | undefined;
  /** The lines to choose from. */
  children: ReactNode;
};

/**
 * What gets the focus when the picker closes: the current answer. On the picker’s button, Enter would open it again.
 */
const currentAnswer = () => document.querySelector<HTMLElement>("[aria-label=Answers] [aria-current=true]");

/**
 * A button that opens a field to find a code by name, number or definition. When it closes, the review goes on at the
 * current answer.
 */
export function CodePicker({ label, keyHint, isOpen, onOpen, typed, onType, ...props }: CodePickerProps) {
  const { fieldLabel = label, heading, onBack, children } = props;
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpen}
      trigger={
        <Button type="button">
          {label} <Kbd>{keyHint}</Kbd>
        </Button>
      }
      label={label}
      width="w-[340px] max-w-[calc(100vw-16px)]"
      focusAfter={currentAnswer}
    >
      <Command loop filter={rankByWords} label={fieldLabel}>
        {heading}
        <FindField
          value={typed}
          onValueChange={onType}
          onKeyDown={({ key }) => key === "Backspace" && typed === "" && onBack?.()}
          placeholder="Name, number or words of the definition"
          className="h-10 w-full border-b border-line bg-transparent px-3 text-ink outline-none placeholder:text-ink-3 coarse:h-11 coarse:text-[16px]"
        />
        <Command.List className="max-h-[280px] overflow-y-auto p-1">{children}</Command.List>
      </Command>
    </Popover>
  );
}
