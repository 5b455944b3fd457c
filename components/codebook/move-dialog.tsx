"use client";

import { Command } from "cmdk";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { Dialog } from "../ui/dialog";
import { counted } from "../ui/figures";
import { FindField } from "../ui/find-field";
import { Icon } from "../ui/icon";
import { LAST, rankByWords } from "../ui/rank-by-words";
import { useCodebookPage } from "./codebook-context";

type MoveDialogProps = { subjects: CodeLine[]; onClose: () => void; onDone: () => void };

/** Asks which category the codes move to. A name that no category has yet makes a new one. */
export function MoveDialog({ subjects, onClose, onDone }: MoveDialogProps) {
  const { editor } = useCodebookPage();
  const [typed, setTyped] = useState("");
  const { categories } = editor.view;
  const wanted = typed.trim();
  const isNew = wanted !== "" && !categories.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const what = subjects.length === 1 ? `“${subjects[0]?.name}”` : counted(subjects.length, "code");

  const move = async (categoryId: string, before?: number) => {
    let since = before;
    for (const [index, { id }] of subjects.entries()) {
      const isLast = index === subjects.length - 1;
      const version = await editor.editAndWait({
        act: ({ moveCode }) => moveCode(id, categoryId),
        ...(isLast && { done: `${what} moved`, since }),
      });
      since ??= version;
    }
  };
  const choose = async (category: { id: string } | { newName: string }) => {
    onClose();
    onDone();
    if ("id" in category) return move(category.id);
    let made = "";
    const before = await editor.editAndWait({
      act: async ({ createCategory }) => {
        const created = await createCategory(category.newName);
        made = created.id;
        return created;
      },
    });
    await move(made, before);
  };
  return (
    <Dialog open onOpenChange={onClose} title={`Move ${what}`}>
      <Command loop filter={rankByWords} label="Find a category" className="-mx-2">
        <FindField
          value={typed}
          onValueChange={setTyped}
          placeholder="Category"
          className="mx-2 mb-1 h-9 w-[calc(100%-16px)] rounded-2 border border-line-strong bg-surface px-3 outline-offset-1"
        />
        <Command.List className="max-h-[300px] overflow-y-auto p-2">
          {categories.map((category) => (
            <Command.Item
              key={category.id}
              value={category.id}
              keywords={[category.name]}
              onSelect={() => choose(category)}
              className={`cat-${category.colour} flex min-h-8 items-center gap-2 rounded-2 px-2 data-[selected=true]:bg-hover coarse:min-h-11`}
            >
              <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
              <span className="flex-1 truncate">{category.name}</span>
              <span className="type-small text-ink-3">{counted(category.codes.length, "code")}</span>
            </Command.Item>
          ))}
          {isNew && (
            <Command.Item
              value={LAST}
              onSelect={() => choose({ newName: wanted })}
              className="flex min-h-8 items-center gap-2 rounded-2 px-2 data-[selected=true]:bg-hover coarse:min-h-11"
            >
              <Icon name="add" /> New category “{wanted}”
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}
