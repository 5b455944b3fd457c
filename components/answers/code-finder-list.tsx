"use client";

import { Command } from "cmdk";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { FindField } from "../ui/find-field";
import { Icon } from "../ui/icon";
import { rankByWords } from "../ui/rank-by-words";
import { SentimentSign } from "../ui/sentiment-sign";
import { CodeOptions, NewCodeOption } from "./code-options";

type CodeFinderListProps = {
  ids: QuestionIds;
  codes: CodeLine[];
  held: ReadonlySet<string>;
  onToggle: (code: CodeLine) => void;
};

/** The field of the code finder, and the codes that match what is typed. */
export function CodeFinderList({ ids, codes, held, onToggle }: CodeFinderListProps) {
  const [typed, setTyped] = useState("");
  const aside = (code: CodeLine) => (
    <>
      <SentimentSign sentiment={code.sentiment} />
      <span className="grid w-4 place-items-center">
        {held.has(code.id) && <Icon name="check" className="text-accent-ink" />}
      </span>
    </>
  );
  return (
    <Command loop filter={rankByWords} label="Find a code">
      <FindField
        autoFocus
        value={typed}
        onValueChange={setTyped}
        placeholder="Name, number or words of the definition"
        className="h-10 w-full border-b border-line bg-transparent px-3 text-ink outline-none placeholder:text-ink-3 coarse:h-11 coarse:text-[16px]"
      />
      <Command.List className="max-h-[280px] overflow-y-auto p-1">
        <CodeOptions codes={codes} aside={aside} onChoose={onToggle} />
        <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={onToggle} />
      </Command.List>
    </Command>
  );
}
