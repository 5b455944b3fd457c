"use client";

import { useState } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import { Button } from "../ui/button";
import { useCodebookPage } from "./codebook-context";

/**
 * The definition is stored when the field loses the focus. If somebody else changed it meanwhile, both texts are shown,
 * so that neither is lost.
 */
export function DefinitionField({ code }: { code: CodeLine }) {
  const { editor, mayEdit } = useCodebookPage();
  const stored = code.definition ?? "";
  const [typed, setTyped] = useState(stored);
  /** The text before the edit. */
  const [base, setBase] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const isTouched = typed !== base;
  const isContested = isTouched && !isSaving && stored !== base && stored !== typed;
  const take = (text: string) => {
    setTyped(text);
    setBase(text);
  };
  if (!isTouched && !isSaving && stored !== base) take(stored);

  const save = async () => {
    const definition = typed.trim();
    setSaving(true);
    try {
      await editor.updateCodeAndWait(code, { definition: definition || null });
      take(definition);
    } catch {
      // The failure has been shown, and the typed text stays in the field.
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="grid gap-1">
      <label htmlFor="definition" className="type-label text-ink-2">
        Definition
      </label>
      <textarea
        id="definition"
        value={typed}
        readOnly={!mayEdit}
        maxLength={10_000}
        placeholder="What counts, and what does not"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== stored && !isContested && !isSaving && save()}
        className="field-sizing-content min-h-20 resize-none w-full rounded-2 border border-line-strong bg-surface px-2.5 py-1.5 hover:border-ink-3"
      />
      {isContested && (
        <div role="alert" className="grid gap-2 rounded-2 bg-warn-tint px-3 py-2">
          <p className="text-warn-ink">Somebody else has changed this definition meanwhile:</p>
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
    </div>
  );
}
