"use client";

import { useId, useState } from "react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";

type DismissFormProps = { given: string; onDismiss: (reason: string) => void; onKeep: () => void };

/** Asks why a suggestion is dismissed; the reason may be left out. `given` is the one that could not be stored. */
export function DismissForm({ given, onDismiss, onKeep }: DismissFormProps) {
  const id = useId();
  const [reason, setReason] = useState(given);
  return (
    <form
      className="flex max-w-[560px] flex-wrap items-end gap-2"
      onKeyDown={({ key }) => key === "Escape" && onKeep()}
      onSubmit={(event) => {
        event.preventDefault();
        onDismiss(reason.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <Field
          id={`${id}-reason`}
          label="Reason, if you like"
          autoFocus
          maxLength={2_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <Button type="submit">Dismiss</Button>
      <Button type="button" look="ghost" onClick={onKeep}>
        Keep
      </Button>
    </form>
  );
}
