"use client";

import { type ReactNode, useRef, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { CodeOptions, NewCodeOption } from "./code-options";
import { CodePicker } from "./code-picker";

type ReplacePickerProps = {
  ids: QuestionIds;
  codes: CodeLine[];
  /** The codes that the chosen answers have. */
  held: CodeLine[];
  aside: (code: CodeLine) => ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onReplace: (taken: CodeLine, given: CodeLine) => void;
};

/** Asks which code to replace (unless the chosen answers have only one), and then for the code that replaces it. */
export function ReplacePicker({ ids, codes, held, aside, isOpen, onOpen, onReplace }: ReplacePickerProps) {
  const [picked, setPicked] = useState<CodeLine | null>(null);
  const [typed, setTyped] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const taken = held.length === 1 ? (held[0] ?? null) : picked;
  const pick = (code: CodeLine | null) => {
    setPicked(code);
    setTyped("");
    panel.current?.parentElement?.querySelector("input")?.focus();
  };
  const open = (isOpening: boolean) => {
    pick(null);
    onOpen(isOpening);
  };
  const give = (given: CodeLine) => {
    if (!taken) return;
    open(false);
    onReplace(taken, given);
  };
  const others = codes.filter(({ id }) => id !== taken?.id);
  return (
    <CodePicker
      label="Replace a code"
      keyHint="R"
      isOpen={isOpen}
      onOpen={open}
      typed={typed}
      onType={setTyped}
      fieldLabel={taken ? `Code in place of ${taken.name}` : "Code to replace"}
      onBack={picked ? () => pick(null) : undefined}
      heading={
        <div ref={panel} className="flex min-h-9 items-center gap-2 ps-3 pe-1 pt-1">
          {taken ? (
            <span className={`cat-${taken.category.colour} flex min-w-0 flex-1 items-center gap-2`}>
              <span className="flex-none text-ink-3">In place of</span>
              <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
              <span className="min-w-0 truncate font-[550]" title={taken.name}>
                {taken.name}
              </span>
              <span className="ms-auto">{aside(taken)}</span>
            </span>
          ) : (
            <span className="text-ink-3">Replace which code?</span>
          )}
          {picked && held.length > 1 && (
            <Button type="button" look="ghost" aria-label="Replace another code" onClick={() => pick(null)}>
              <Icon name="left" />
            </Button>
          )}
        </div>
      }
    >
      {taken ? (
        <>
          <CodeOptions codes={others} aside={aside} onChoose={give} />
          <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={give} />
        </>
      ) : (
        <CodeOptions codes={held} aside={aside} onChoose={pick} />
      )}
    </CodePicker>
  );
}
