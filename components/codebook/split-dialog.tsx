"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { Field } from "../ui/field";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import { useCodebookPage } from "./codebook-context";
import { previewSplit, type SplitParts } from "./queries";
import { SplitOutcome } from "./split-outcome";

const WAYS = [
  { value: "engine", words: "what they say" },
  { value: "sentiment", words: "how they feel" },
];

type SplitDialogProps = { code: CodeLine; onClose: () => void };
type SplitPart = { name: string; definition: string; sentiment: Sentiment };

/** Names that differ only in letter case or outer spaces would be taken for one. */
const keyOf = (name: string) => name.trim().toLowerCase();

/** Asks for the two codes that replace this one, and shows how its answers are divided before it divides them. */
export function SplitDialog({ code, onClose }: SplitDialogProps) {
  const { ids, editor, withSentiment } = useCodebookPage();
  const [first, setFirst] = useState<SplitPart>({
    name: code.name,
    definition: code.definition ?? "",
    sentiment: code.sentiment,
  });
  const [second, setSecond] = useState<SplitPart>({ name: "", definition: "", sentiment: code.sentiment });
  const [by, setBy] = useState<"engine" | "sentiment">("engine");
  const parts: SplitParts = {
    by,
    codes: [first, second].map(({ definition, ...part }) => ({
      ...part,
      ...(definition.trim() !== "" && { definition: definition.trim() }),
    })),
  };
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
  const others = editor.view.categories.flatMap(({ codes }) => codes).filter(({ id }) => id !== code.id);
  const names = [...others, first, second].map(({ name }) => keyOf(name));
  const isTaken = (name: string) => names.filter((each) => each !== "" && each === keyOf(name)).length > 1;
  const fields = [
    { part: first, change: setFirst, id: "first", label: "First code" },
    { part: second, change: setSecond, id: "second", label: "Second code" },
  ];
  return (
    <FormDialog
      title={`Split “${code.name}”`}
      description={`Divides ${counted(code.answers, "answer")} between two codes. Undo brings the code back as it was.`}
      act={isPreviewed ? "Split" : preview.isPending ? "Dividing the answers" : "Preview"}
      isSending={preview.isPending || isTaken(first.name) || isTaken(second.name)}
      width="max-w-[640px]"
      className="grid gap-4"
      onSubmit={isPreviewed ? split : () => preview.mutate(parts)}
      onClose={onClose}
    >
      {fields.map(({ part, change, id, label }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_140px] gap-2">
          <Field
            id={`split-${id}`}
            label={label}
            required
            maxLength={500}
            value={part.name}
            error={isTaken(part.name) ? "Another code has this name." : undefined}
            onChange={({ target }) => change({ ...part, name: target.value })}
          />
          {withSentiment && (
            <SelectField
              id={`split-${id}-sentiment`}
              label="Sentiment"
              value={part.sentiment}
              options={SENTIMENT_ORDER.map((value) => ({ value, words: value }))}
              onChange={({ target }) => change({ ...part, sentiment: target.value as Sentiment })}
            />
          )}
          <div className="col-span-full">
            <Field
              id={`split-${id}-definition`}
              label="Definition"
              hint="What it counts, in a sentence: the machine divides the answers by it."
              maxLength={2_000}
              value={part.definition}
              onChange={({ target }) => change({ ...part, definition: target.value })}
            />
          </div>
        </div>
      ))}
      <SelectField
        id="split-by"
        label="Answers are divided by"
        value={by}
        options={withSentiment ? WAYS : WAYS.slice(0, 1)}
        onChange={({ target }) => setBy(target.value as typeof by)}
      />
      {code.always && ![first, second].some(({ name }) => keyOf(name) === keyOf(code.name)) && (
        <Notice tone="warn">The words that always give “{code.name}” go, because neither code keeps its name.</Notice>
      )}
      {preview.error && <Notice tone="danger">{preview.error.message}</Notice>}
      {isPreviewed && preview.data && <SplitOutcome code={code} preview={preview.data} by={by} />}
    </FormDialog>
  );
}
