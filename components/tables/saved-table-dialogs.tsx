"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
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

type DeleteTableDialogProps = { name: string; isSending: boolean; onDelete: () => void; onClose: () => void };

/** Asks before a saved table is deleted. */
export function DeleteTableDialog({ name, isSending, onDelete, onClose }: DeleteTableDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${name}”?`}
      description="It is deleted for everybody in your organization. Answers and codes stay as they are."
    >
      <DialogButtons cancel="Keep it" onCancel={onClose}>
        <Button type="button" look="danger" disabled={isSending} onClick={onDelete}>
          Delete
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
