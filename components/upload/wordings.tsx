"use client";

import { counted } from "../ui/figures";
import { Labelled } from "../ui/labelled";

type WordingsProps = {
  columns: readonly { index: number; name: string; label: string | null }[];
  wordings: ReadonlyMap<string, string>;
  onChange: (wordings: ReadonlyMap<string, string>) => void;
};

/** Asks for the wording of each answer column, which becomes a question. */
export function Wordings({ columns, wordings, onChange }: WordingsProps) {
  if (columns.length === 0) return null;
  return (
    <fieldset className="grid max-w-[720px] gap-3">
      <legend className="type-head mb-2">What was asked</legend>
      <p className="-mt-1 text-ink-2">
        {columns.length === 1
          ? "The column becomes a question."
          : `${counted(columns.length, "column")} become questions.`}{" "}
        The wording helps with the codes.
      </p>
      {columns.map(({ index, name, label }) => (
        <Labelled key={index} id={`wording-${index}`} label={name}>
          <textarea
            id={`wording-${index}`}
            maxLength={5000}
            value={wordings.get(name) ?? label ?? name}
            onChange={({ target }) => onChange(new Map(wordings).set(name, target.value))}
            className="field-sizing-content resize-none min-h-9 w-full rounded-2 border border-line-strong bg-surface px-3 py-1.5 hover:border-ink-3 coarse:text-[16px]"
          />
        </Labelled>
      ))}
    </fieldset>
  );
}
