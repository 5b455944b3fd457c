"use client";

import { useState } from "react";
import { Field } from "./field";
import { FormDialog } from "./form-dialog";

type NameDialogProps = {
  title: string;
  act: string;
  name: string;
  description: string;
  /** Records whose names are taken. */
  taken: readonly { name: string }[];
  isSending: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of something that is saved. */
export function NameDialog({
  title,
  description,
  act,
  name: first,
  taken,
  isSending,
  onName,
  onClose,
}: NameDialogProps) {
  const [typed, setTyped] = useState(first);
  const name = typed.trim();
  const isTaken = taken.some((record) => record.name === name);
  return (
    <FormDialog
      title={title}
      description={description}
      act={act}
      isSending={isSending || isTaken || name === ""}
      onSubmit={() => onName(name)}
      onClose={onClose}
    >
      <Field
        id="saved-name"
        label="Name"
        required
        maxLength={200}
        value={typed}
        error={isTaken ? "This name is taken." : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
