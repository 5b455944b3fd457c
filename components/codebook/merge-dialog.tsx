"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { counted, whole } from "../ui/figures";
import { Select } from "../ui/select";
import { useCodebookPage } from "./codebook-context";
import { togetherQuery } from "./queries";

type MergeDialogProps = { subjects: CodeLine[]; onClose: () => void; onDone: () => void };

/**
 * Asks into which code the subjects are merged: one of them if several are chosen, at first the largest; or any other
 * code if there is only one, which has to be chosen.
 */
export function MergeDialog({ subjects, onClose, onDone }: MergeDialogProps) {
  const { ids, editor, reveal } = useCodebookPage();
  const areSeveral = subjects.length > 1;
  const candidates = areSeveral
    ? [...subjects].sort((a, b) => b.answers - a.answers)
    : editor.view.categories.flatMap(({ codes }) => codes).filter(({ id }) => id !== subjects[0]?.id);
  const [intoId, setIntoId] = useState(areSeveral ? (candidates[0]?.id ?? "") : "");
  const into = candidates.find(({ id }) => id === intoId);
  const from = subjects.filter(({ id }) => id !== intoId);
  const { data: together } = useQuery({
    ...togetherQuery(ids, intoId),
    enabled: intoId !== "" && (into?.answers ?? 0) > 0,
  });
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
      description="Its answers get the code below. An answer that has both keeps one mention. Undo brings everything back."
    >
      <Select id="merge-into" label="Into" value={intoId} onChange={({ target }) => setIntoId(target.value)}>
        {!areSeveral && (
          <option value="" disabled>
            Choose a code
          </option>
        )}
        {candidates.map(({ id, name, category, answers }) => (
          <option key={id} value={id}>
            {name} ({category.name}, {answers})
          </option>
        ))}
      </Select>
      {into && <MergeOutcome into={into} from={from} together={into.answers > 0 ? together : NONE} />}
      <DialogButtons onCancel={onClose}>
        <Button type="button" look="primary" disabled={!into} onClick={merge}>
          Merge
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const NONE: ReadonlyMap<string, number> = new Map();

type MergeOutcomeProps = { into: CodeLine; from: CodeLine[]; together: ReadonlyMap<string, number> | undefined };

/**
 * The effect of the merge on answers, shown before it happens. An answer with several of the merged codes counts at
 * most once.
 */
function MergeOutcome({ into, from, together }: MergeOutcomeProps) {
  const bothOf = ({ id }: CodeLine) => together?.get(id) ?? 0;
  const most = into.answers + from.reduce((sum, code) => sum + code.answers - bothOf(code), 0);
  return (
    <dl aria-live="polite" className={`figures mt-3 border-t border-line ${together ? "" : "opacity-50"}`}>
      {from.map((code) => (
        <div key={code.id} className="flex justify-between gap-3 border-b border-line-soft py-1">
          <dt className="min-w-0 truncate">{code.name}</dt>
          <dd className="flex-none text-ink-2">
            {counted(code.answers, "answer")}, {whole(bothOf(code))} had both
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 py-1 font-[550]">
        <dt className="min-w-0 truncate">{into.name}</dt>
        <dd className="flex-none">
          {whole(into.answers)} → {from.length > 1 && "at most "}
          {counted(most, "answer")}
        </dd>
      </div>
    </dl>
  );
}
