"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { Button } from "../ui/button";
import { FormDialog } from "../ui/form-dialog";
import { api } from "../workbench/api";

type ValueOrderDialogProps = {
  ids: QuestionIds;
  segment: string;
  /** The values in their present order: those of the table, then those without a column. */
  present: string[];
  onClose: () => void;
};

/** Puts the values of a segment in order, for tables, charts and lists. */
export function ValueOrderDialog({ ids, segment, present, onClose }: ValueOrderDialogProps) {
  const nameOf = useSegmentName();
  const router = useRouter();
  const queries = useQueryClient();
  const [values, setValues] = useState(present);
  const save = useMutation({
    mutationFn: (order: string[]) =>
      api.questions.update(ids, { value_order: { segment_key: segment, values: order } }),
    onSuccess: async () => {
      onClose();
      router.refresh();
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
    },
  });
  const move = (at: number, to: number) => setValues(values.toSpliced(at, 1).toSpliced(to, 0, values[at] ?? ""));
  return (
    <FormDialog
      title={`Order of ${nameOf(segment)}`}
      description="Tables, charts and lists show the values in this order, for everybody in your organization."
      act="Save"
      isSending={save.isPending}
      onSubmit={() => save.mutate(values)}
      onClose={onClose}
    >
      <ol className="max-h-[48vh] overflow-y-auto">
        {values.map((value, at) => (
          <li key={value} className="flex min-h-8 items-center gap-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
            <Button
              type="button"
              look="ghost"
              aria-label={`Move ${value} up`}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </Button>
            <Button
              type="button"
              look="ghost"
              aria-label={`Move ${value} down`}
              disabled={at === values.length - 1}
              onClick={() => move(at, at + 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
      <Button type="button" look="ghost" className="mt-2" disabled={save.isPending} onClick={() => save.mutate([])}>
        Usual order
      </Button>
    </FormDialog>
  );
}
