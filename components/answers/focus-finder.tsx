"use client";

import { Command } from "cmdk";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import { FindField } from "../ui/find-field";
import { Icon } from "../ui/icon";
import { rankByWords } from "../ui/rank-by-words";
import { CodeMeaning } from "./code-meaning";
import { CodeOptions, NewCodeOption } from "./code-options";
import { shiftedDigit } from "./shifted-digit";

type FocusFinderProps = {
  ids: QuestionIds;
  codes: CodeLine[];
  /** Ids of the codes that the answer has. */
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
  /** Gets keys pressed in the empty field: `Enter`, arrows, `=`, digits, `Shift+` a digit, `Control+e`, `Control+z`. */
  onKey: (key: string) => void;
};

const OWN_KEYS = /^(Enter|ArrowUp|ArrowDown|=|(Shift\+)?[1-9]|Control\+[ez])$/;

/**
 * A field that always has the focus: typing finds codes, Enter adds or removes the highlighted one. On wide screens the
 * whole codebook stands below it, with the meaning of the highlighted code.
 */
export function FocusFinder({ ids, codes, held, onToggle, onKey }: FocusFinderProps) {
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState("");
  const meant = codes.find(({ id }) => id === marked);
  const choose = (code: CodeLine) => {
    setTyped("");
    onToggle(code);
  };
  const field = useRef<HTMLInputElement>(null);
  // The first Escape clears the typed text, the next one closes the dialog. The dialog listens on the document, so this
  // must listen on the window, before it.
  useEffect(() => {
    const drop = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || !field.current?.value || event.target !== field.current) return;
      event.preventDefault();
      setTyped("");
    };
    window.addEventListener("keydown", drop, { capture: true });
    return () => window.removeEventListener("keydown", drop, { capture: true });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || typed !== "") return;
    const number = shiftedDigit(event.nativeEvent);
    const key = number ? `Shift+${number}` : `${event.ctrlKey || event.metaKey ? "Control+" : ""}${event.key}`;
    if (!OWN_KEYS.test(key)) return;
    event.preventDefault();
    onKey(key);
  };
  const aside = (code: CodeLine) => (
    <span className="type-small figures flex-none text-ink-3">
      {held.has(code.id) ? "has it: takes it off" : whole(code.answers)}
    </span>
  );
  return (
    <Command
      loop
      filter={rankByWords}
      label="Find a code"
      value={marked}
      onValueChange={setMarked}
      onKeyDown={press}
      className="grid content-start gap-2 lg:sticky lg:top-20"
    >
      <div className="flex items-center gap-2 rounded-2 border border-line-strong px-3 focus-within:border-accent focus-within:shadow-[inset_0_0_0_1px_var(--accent)]">
        <Icon name="add" className="text-ink-3" />
        <FindField
          ref={field}
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Type to find a code"
          className="h-10 w-full bg-transparent text-ink outline-none placeholder:text-ink-3 coarse:h-11 coarse:text-[16px]"
        />
      </div>
      <Command.List
        onMouseDown={(event) => event.preventDefault()}
        className={classNames(
          "overflow-y-auto p-1 lg:max-h-[46vh]",
          typed === ""
            ? "max-lg:hidden"
            : "max-h-[260px] rounded-2 bg-raised shadow-2 lg:bg-transparent lg:shadow-none",
        )}
      >
        {typed === "" ? (
          byCategory(codes).map(([category, own]) => (
            <Command.Group
              key={category}
              heading={category}
              className="[&_[cmdk-group-heading]]:type-small [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:text-ink-3"
            >
              <CodeOptions codes={own} onChoose={choose} aside={aside} />
            </Command.Group>
          ))
        ) : (
          <CodeOptions codes={codes} onChoose={choose} aside={aside} />
        )}
        <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={choose} />
      </Command.List>
      {meant && <CodeMeaning code={meant} />}
    </Command>
  );
}

/** The codes by the name of their category, both in the codebook's order. */
function byCategory(codes: readonly CodeLine[]): [category: string, codes: CodeLine[]][] {
  const groups = new Map<string, CodeLine[]>();
  for (const code of codes) groups.set(code.category.name, [...(groups.get(code.category.name) ?? []), code]);
  return [...groups];
}
