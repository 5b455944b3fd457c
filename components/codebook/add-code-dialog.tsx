"use client";

import { useState } from "react";
import type { Sentiment } from "@/db/schema/terms";
import { CONTROL, Field, FieldFrame } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";
import { Select } from "../ui/select";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import { useCodebookPage } from "./codebook-context";

type AddCodeDialogProps = { categoryId: string | undefined; onClose: () => void };

/** Asks for a new code: its name, its category, and what counts. */
export function AddCodeDialog({ categoryId, onClose }: AddCodeDialogProps) {
  const { editor, withSentiment, reveal } = useCodebookPage();
  const { categories } = editor.view;
  const [name, setName] = useState("");
  const [place, setPlace] = useState(categoryId ?? categories[0]?.id ?? "");
  const [sentiment, setSentiment] = useState<Sentiment>("Neutral");
  const [definition, setDefinition] = useState("");
  const add = () => {
    const wanted = definition.trim();
    const fields = { name: name.trim(), ...(wanted && { definition: wanted }), ...(withSentiment && { sentiment }) };
    editor.edit({
      act: async ({ createCode }) => {
        const code = await createCode(place, fields);
        reveal(code.id);
        return code;
      },
      done: `“${fields.name}” added`,
    });
    onClose();
  };
  return (
    <FormDialog title="Add a code" act="Add code" className="grid gap-4" onSubmit={add} onClose={onClose}>
      <Field
        id="new-code"
        label="Name"
        required
        maxLength={500}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_120px] gap-2">
        <Select id="new-code-category" label="Category" value={place} onChange={({ target }) => setPlace(target.value)}>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
        {withSentiment && (
          <Select
            id="new-code-sentiment"
            label="Sentiment"
            value={sentiment}
            onChange={({ target }) => setSentiment(target.value as Sentiment)}
          >
            {SENTIMENT_ORDER.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        )}
      </div>
      <FieldFrame id="new-code-definition" label="Definition" hint="What counts, and what does not">
        <textarea
          id="new-code-definition"
          aria-describedby="new-code-definition-hint"
          rows={3}
          maxLength={10_000}
          value={definition}
          onChange={({ target }) => setDefinition(target.value)}
          className={`${CONTROL} field-sizing-content resize-none border-line-strong py-2 hover:border-ink-3`}
        />
      </FieldFrame>
    </FormDialog>
  );
}
