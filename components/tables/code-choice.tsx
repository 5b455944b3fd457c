"use client";

import { useDeferredValue, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { Button } from "../ui/button";
import { Check } from "../ui/check";
import { counted, whole } from "../ui/figures";
import { Popover } from "../ui/popover";
import { rankByWords } from "../ui/rank-by-words";
import { SearchField } from "../ui/search-field";
import { SettingButton } from "../ui/setting-button";

type CodeChoiceProps = { codes: readonly CodeLine[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Chooses the codes in the rows. If none is chosen, the table has all codes. */
export function CodeChoice({ codes, chosen, onChange }: CodeChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const found = codes.filter((code) => search === "" || rankByWords("", search, [code.name, code.category.name]) > 0);
  const categories = [...new Map(found.map(({ category }) => [category.id, category])).values()];
  const isChosen = new Set(chosen);
  const toggle = (ids: readonly string[], isIn: boolean) =>
    onChange(isIn ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="Codes"
      trigger={
        <SettingButton name="Codes" value={chosen.length === 0 ? "all" : `${chosen.length} of ${codes.length}`} />
      }
    >
      <div className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-raised p-2">
        <SearchField
          label="Find a code"
          width="flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {chosen.length > 0 && (
          <Button type="button" look="ghost" onClick={() => onChange([])}>
            All codes
          </Button>
        )}
      </div>
      <div className="grid gap-2 p-3">
        {found.length === 0 && <p className="text-ink-3">No code has a name like this.</p>}
        {categories.map((category) => {
          const own = found.filter((code) => code.category.id === category.id);
          const ids = own.map(({ id }) => id);
          return (
            <fieldset key={category.id} className={`cat-${category.colour} grid`}>
              <legend className="sr-only">{category.name}</legend>
              <Check
                isChecked={ids.every((id) => isChosen.has(id))}
                onChange={(isIn) => toggle(ids, isIn)}
                className="font-semibold"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{category.name}</span>
                <span className="sr-only">, {counted(ids.length, "code")}</span>
              </Check>
              {own.map((code) => (
                <Check
                  key={code.id}
                  isChecked={isChosen.has(code.id)}
                  onChange={(isIn) => toggle([code.id], isIn)}
                  className="ps-5"
                >
                  <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
                  <span className="min-w-0 flex-1 wrap-anywhere">{code.name}</span>
                  <span className="type-small figures text-ink-3">{whole(code.answers)}</span>
                </Check>
              ))}
            </fieldset>
          );
        })}
      </div>
    </Popover>
  );
}
