"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/results/read-codes";
import { Field } from "../ui/field";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { Notice } from "../ui/notice";
import { Select } from "../ui/select";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import { useCodebookPage } from "./codebook-context";
import { previewSplit, type SplitParts } from "./queries";
import { SplitOutcome } from "./split-outcome";

type SplitDialogProps = { code: CodeLine; onClose: () => void };
type Part = { name: string; sentiment: Sentiment };

/** Asks for the two codes that replace this one, and shows how its answers are divided before it divides them. */
export function SplitDialog({ code, onClose }: SplitDialogProps) {
  const { ids, editor, withSentiment } = useCodebookPage();
  const [first, setFirst] = useState<Part>({ name: code.name, sentiment: code.sentiment });
  const [second, setSecond] = useState<Part>({ name: "", sentiment: code.sentiment });
  const [by, setBy] = useState<"engine" | "sentiment">("engine");
  const parts: SplitParts = { by, codes: [first, second] };
  const preview = useMutation({
    mutationFn: (asked: SplitParts) => previewSplit(ids, code.id, asked),
    meta: { isShownInPlace: true },
  });
  const isPreviewed = preview.data !== undefined && JSON.stringify(preview.variables) === JSON.stringify(parts);
  const split = () => {
    editor.edit({
      act: ({ splitCode }) => splitCode(code.id, parts),
      done: `“${code.name}” split`,
    });
    onClose();
  };
  const fields = [
    { part: first, change: setFirst, id: "first", label: "First code" },
    { part: second, change: setSecond, id: "second", label: "Second code" },
  ];
  return (
    <FormDialog
      title={`Split “${code.name}”`}
      description={`Divides ${counted(code.answers, "answer")} between two codes. Undo brings the code back as it was.`}
      act={isPreviewed ? "Split" : preview.isPending ? "Dividing the answers" : "Preview"}
      isSending={preview.isPending}
      width="max-w-[640px]"
      className="grid gap-4"
      onSubmit={isPreviewed ? split : () => preview.mutate(parts)}
      onClose={onClose}
    >
      {fields.map(({ part, change, id, label }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_120px] items-end gap-2">
          <Field
            id={`split-${id}`}
            label={label}
            required
            maxLength={500}
            value={part.name}
            onChange={({ target }) => change({ ...part, name: target.value })}
          />
          {withSentiment && (
            <Select
              id={`split-${id}-sentiment`}
              label="Sentiment"
              value={part.sentiment}
              onChange={({ target }) => change({ ...part, sentiment: target.value as Sentiment })}
            >
              {SENTIMENT_ORDER.map((sentiment) => (
                <option key={sentiment}>{sentiment}</option>
              ))}
            </Select>
          )}
        </div>
      ))}
      <Select
        id="split-by"
        label="Answers are divided by"
        value={by}
        onChange={({ target }) => setBy(target.value as typeof by)}
      >
        <option value="engine">what they say</option>
        {withSentiment && <option value="sentiment">how they feel</option>}
      </Select>
      {preview.error && <Notice tone="danger">{preview.error.message}</Notice>}
      {isPreviewed && preview.data && <SplitOutcome code={code} preview={preview.data} by={by} />}
    </FormDialog>
  );
}
