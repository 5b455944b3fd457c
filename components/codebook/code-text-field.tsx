"use client";

import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { Button } from "../ui/button";
import { Labelled } from "../ui/labelled";
import { useAskBeforeLeaving } from "../ui/use-ask-before-leaving";
import { useCodebookPage } from "./codebook-context";
import { keepTextOfDeleted } from "./tell-conflict";
import { WordsOutcome } from "./words-outcome";

export const CODE_TEXTS = [
  { field: "definition", label: "Definition", hint: "What the code is about", longest: 10_000 },
  { field: "include", label: "Counts", hint: "Words and cases that belong to this code", longest: 2_000 },
  { field: "exclude", label: "Does not count", hint: "Similar cases that belong to another code", longest: 2_000 },
  { field: "always", label: "Words that always give this code", hint: "parkhaus, park*", longest: 2_000 },
] as const;

type CodeTextFieldProps = { code: CodeLine; text: (typeof CODE_TEXTS)[number] };

/**
 * A text of a code, stored when the field loses the focus. If somebody else changed it meanwhile, both texts are shown,
 * so that neither is lost.
 */
export function CodeTextField({ code, text: { field, label, hint, longest } }: CodeTextFieldProps) {
  const { editor, mayEdit } = useCodebookPage();
  const stored = code[field] ?? "";
  const [typed, setTyped] = useState(stored);
  /** The text before the edit. */
  const [base, setBase] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const isTouched = typed !== base;
  const isContested = isTouched && !isSaving && stored !== base && stored !== typed;
  useAskBeforeLeaving(isTouched);
  const take = (text: string) => {
    setTyped(text);
    setBase(text);
  };
  if (!isTouched && !isSaving && stored !== base) take(stored);

  const save = async () => {
    const wanted = typed.trim();
    setSaving(true);
    try {
      await editor.updateCodeAndWait(code, { [field]: wanted || null });
      take(wanted);
    } catch {
      // The editor has shown the failure. The typed text stays in the field, unless the code and its field are gone.
      if (wanted && !editor.holds(code.id)) keepTextOfDeleted(code.name, label, wanted);
    } finally {
      setSaving(false);
    }
  };
  if (!mayEdit && stored === "") return null;
  return (
    <Labelled id={field} label={label}>
      <textarea
        id={field}
        value={typed}
        readOnly={!mayEdit}
        maxLength={longest}
        placeholder={hint}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== stored && !isContested && !isSaving && save()}
        className={`field-sizing-content ${field === "definition" ? "min-h-20" : "min-h-9 coarse:min-h-11"} resize-none w-full rounded-2 border border-line-strong bg-surface px-2.5 py-1.5 hover:border-ink-3`}
      />
      {field === "always" && <WordsOutcome code={code} words={typed.trim()} />}
      {isContested && (
        <div role="alert" className="grid gap-2 rounded-2 bg-warn-tint px-3 py-2">
          <p className="text-warn-ink">Somebody else has changed this text meanwhile:</p>
          <p className="wrap-anywhere">{stored || "None"}</p>
          <p className="flex flex-wrap gap-2">
            <Button type="button" onClick={() => take(stored)}>
              Take theirs
            </Button>
            <Button type="button" onClick={save}>
              Keep mine
            </Button>
          </p>
        </div>
      )}
    </Labelled>
  );
}
