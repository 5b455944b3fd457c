"use client";

import { useState } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { counted } from "../ui/figures";
import { Select } from "../ui/select";
import { useCodebookPage } from "./codebook-context";

type MergeDialogProps = { subjects: CodeLine[]; onClose: () => void; onDone: () => void };

/** Asks which code the subjects are merged into: one of them where several are chosen, any other code for a single one. */
export function MergeDialog({ subjects, onClose, onDone }: MergeDialogProps) {
  const { editor, reveal } = useCodebookPage();
  const candidates =
    subjects.length > 1
      ? [...subjects].sort((a, b) => b.answers - a.answers)
      : editor.view.categories.flatMap(({ codes }) => codes).filter(({ id }) => id !== subjects[0]?.id);
  const [intoId, setIntoId] = useState(candidates[0]?.id ?? "");
  const into = candidates.find(({ id }) => id === intoId);
  const from = subjects.filter(({ id }) => id !== intoId);
  const mentions = from.reduce((sum, { answers }) => sum + answers, 0);
  const merge = () => {
    if (!into) return;
    const gone = from.map(({ name }) => `“${name}”`).join(", ");
    const goneIds = from.map(({ id }) => id);
    editor.edit({
      act: ({ mergeCodes }) => mergeCodes(into.id, goneIds),
      done: `${gone} merged into “${into.name}”`,
      expect: (view) => ({
        ...view,
        categories: view.categories.map((category) => ({
          ...category,
          codes: category.codes.filter(({ id }) => !goneIds.includes(id)),
        })),
      }),
    });
    reveal(into.id);
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Merge ${from.length === 1 ? `“${from[0]?.name}”` : counted(from.length, "code")}`}
      description={`${counted(mentions, "mention")} will become those of the code below. An answer that has both keeps one. Undo brings everything back.`}
    >
      <Select id="merge-into" label="Into" value={intoId} onChange={({ target }) => setIntoId(target.value)}>
        {candidates.map(({ id, name, category, answers }) => (
          <option key={id} value={id}>
            {name} ({category.name}, {answers})
          </option>
        ))}
      </Select>
      <DialogButtons onCancel={onClose}>
        <Button type="button" look="primary" disabled={!into} onClick={merge}>
          Merge
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
