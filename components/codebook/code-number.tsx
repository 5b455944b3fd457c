"use client";

import type { CodeLine } from "@/lib/analytics/read-codes";
import { useCodebookPage } from "./codebook-context";

const MAX = 999_999_999;

/** The number of a code, stored when the field loses the focus. If it is refused, the field has the old one again. */
export function CodeNumber({ code }: { code: CodeLine }) {
  const { editor, mayEdit } = useCodebookPage();
  if (!mayEdit) return code.number;
  return (
    <input
      key={`${code.id} ${code.number}`}
      type="number"
      aria-label="Code number"
      min={1}
      max={MAX}
      defaultValue={code.number}
      onBlur={({ target }) => {
        const number = target.valueAsNumber;
        if (number === code.number) return;
        if (target.validity.valid && number > 0) editor.updateCode(code, { number });
        else target.value = String(code.number);
      }}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      className="figures min-h-6 w-16 rounded-1 border border-line-strong bg-surface px-1.5 text-ink coarse:min-h-11"
    />
  );
}
