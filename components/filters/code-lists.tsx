"use client";

import { useDeferredValue, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { Check } from "../ui/check";
import { whole } from "../ui/figures";
import { Labelled } from "../ui/labelled";
import { rankByWords } from "../ui/rank-by-words";
import { SearchField } from "../ui/search-field";
import { Segmented } from "../ui/segmented";

/** The lists of codes of a filter, in words. */
export const CODE_LISTS = [
  { part: "anyOf", words: "Any of" },
  { part: "allOf", words: "All of" },
  { part: "noneOf", words: "None of" },
] as const;
type CodeList = (typeof CODE_LISTS)[number]["part"];

type CodeListsProps = { codes: readonly CodeLine[]; filter: AnswerFilter; onChange: (part: AnswerFilter) => void };

/**
 * Chooses the codes of which answers must have any, all or none: the list to change, and a box to tick per code. While
 * it is open, it keeps the choice itself, since the address of the page follows a moment later.
 */
export function CodeLists({ codes, filter, onChange }: CodeListsProps) {
  const [list, setList] = useState<CodeList>(CODE_LISTS.find(({ part }) => filter[part])?.part ?? "anyOf");
  const [lists, setLists] = useState({ anyOf: filter.anyOf, allOf: filter.allOf, noneOf: filter.noneOf });
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const found = codes.filter(
    ({ name, category }) => search === "" || rankByWords("", search, [name, category.name]) > 0,
  );
  const chosen = lists[list] ?? [];
  const words = CODE_LISTS.find(({ part }) => part === list)?.words ?? "";
  const toggle = (id: string, isIn: boolean) => {
    const next = isIn ? [...chosen, id] : chosen.filter((other) => other !== id);
    const part = { [list]: next.length > 0 ? next : undefined };
    setLists({ ...lists, ...part });
    onChange(part);
  };
  return (
    <Labelled label="Codes" className="grid gap-1.5">
      <Segmented
        label="Which of the codes"
        value={list}
        onChange={setList}
        options={CODE_LISTS.map(({ part, words: name }) => ({
          value: part,
          words: lists[part] ? `${name} · ${lists[part].length}` : name,
        }))}
      />
      <SearchField
        label="Find a code"
        width="sm:w-full"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className="max-h-44 overflow-y-auto rounded-2 border border-line-soft px-2 py-1">
        <legend className="sr-only">{words} these codes</legend>
        {found.length === 0 && <p className="type-small py-1 text-ink-3">No code has a name like this.</p>}
        {found.map(({ id, name, category, answers }) => (
          <Check
            key={id}
            isChecked={chosen.includes(id)}
            onChange={(isIn) => toggle(id, isIn)}
            className={`cat-${category.colour}`}
          >
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="type-small figures text-ink-3">{whole(answers)}</span>
          </Check>
        ))}
      </fieldset>
    </Labelled>
  );
}
