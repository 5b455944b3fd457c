"use client";

import { Command } from "cmdk";
import { type ReactNode, useState } from "react";
import type { AnswerLine } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { ChosenBar } from "../ui/chosen-bar";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { Popover } from "../ui/popover";
import { rankByWords } from "../ui/rank-by-words";
import { usePageKeys } from "../ui/use-page-keys";
import { CodeOptions, NewCodeOption } from "./code-options";
import { changed, checked, type Decision, withCode, withoutCode } from "./decision";

type BulkBarProps = {
  ids: QuestionIds;
  chosen: readonly AnswerLine[];
  codes: CodeLine[];
  onDecide: (decision: (answer: AnswerLine) => Decision) => void;
  onClear: () => void;
};

/** Decides about all chosen answers at once, also by keys: accepts or reopens them, gives them a code or takes one off. */
export function BulkBar({ ids, chosen, codes, onDecide, onClear }: BulkBarProps) {
  const areChecked = chosen.every(({ reviewed }) => reviewed);
  const having = (code: CodeLine) =>
    chosen.filter(({ mentions }) => mentions.some(({ codeId }) => codeId === code.id)).length;
  const held = codes.filter((code) => having(code) > 0);
  const has = (code: CodeLine) => (
    <span className="type-small figures flex-none text-ink-3">
      {having(code) > 0 && `${whole(having(code))} have it`}
    </span>
  );
  const [picking, setPicking] = useState<"add" | "remove" | null>(null);
  const check = () => onDecide((answer) => checked(answer, !areChecked));
  usePageKeys({
    a: check,
    "+": () => setPicking("add"),
    "-": () => held.length > 0 && setPicking("remove"),
  });
  return (
    <ChosenBar label="Chosen answers" chosen={counted(chosen.length, "answer")} isAboveHints onClear={onClear}>
      <Button type="button" look="primary" onClick={check}>
        <Icon name="check" /> {areChecked ? "Reopen" : "Accept"} <Kbd>A</Kbd>
      </Button>
      <CodePicker
        label="Add a code"
        keyHint="+"
        isOpen={picking === "add"}
        onOpen={(isOpen) => setPicking(isOpen ? "add" : null)}
      >
        {(typed, close) => {
          const add = (code: CodeLine) => {
            close();
            onDecide((answer) => changed(answer, withCode(answer.mentions, code)));
          };
          return (
            <>
              <CodeOptions codes={codes} aside={has} onChoose={add} />
              <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={add} />
            </>
          );
        }}
      </CodePicker>
      {held.length > 0 && (
        <CodePicker
          label="Remove a code"
          keyHint="−"
          isOpen={picking === "remove"}
          onOpen={(isOpen) => setPicking(isOpen ? "remove" : null)}
        >
          {(_, close) => (
            <CodeOptions
              codes={held}
              aside={has}
              onChoose={(code) => {
                close();
                onDecide((answer) => changed(answer, withoutCode(answer.mentions, code.id)));
              }}
            />
          )}
        </CodePicker>
      )}
    </ChosenBar>
  );
}

type CodePickerProps = {
  label: string;
  keyHint: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: (typed: string, close: () => void) => ReactNode;
};

function CodePicker({ label, keyHint, isOpen, onOpen, children }: CodePickerProps) {
  const [typed, setTyped] = useState("");
  const close = () => {
    onOpen(false);
    setTyped("");
  };
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
    >
      <Command loop filter={rankByWords} label={label}>
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Name, number or words of the definition"
          className="h-10 w-full border-b border-line bg-transparent px-3 text-ink outline-none placeholder:text-ink-3"
        />
        <Command.List className="max-h-[280px] overflow-y-auto p-1">{children(typed, close)}</Command.List>
      </Command>
    </Popover>
  );
}
