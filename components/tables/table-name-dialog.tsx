"use client";

import { useState } from "react";
import { Field } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";

type TableNameDialogProps = {
  title: string;
  act: string;
  name: string;
  /** Tables whose names are taken. */
  taken: readonly { name: string }[];
  isSending: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a saved table. */
export function TableNameDialog({ title, act, name: first, taken, isSending, onName, onClose }: TableNameDialogProps) {
  const [typed, setTyped] = useState(first);
  const name = typed.trim();
  const isTaken = taken.some((table) => table.name === name);
  return (
    <FormDialog
      title={title}
      description="Everybody in your organization can open it. Only the settings are saved; each time, the answers are counted again."
      act={act}
      isSending={isSending || isTaken || name === ""}
      onSubmit={() => onName(name)}
      onClose={onClose}
    >
      <Field
        id="table-name"
        label="Name"
        required
        maxLength={200}
        value={typed}
        error={isTaken ? "Another saved table has this name." : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
