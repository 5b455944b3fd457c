"use client";

import { Button } from "./button";
import { Dialog, DialogButtons } from "./dialog";

type DeleteDialogProps = {
  /** What happens to the record and to everything that belongs to it. */
  description: string;
  title: string;
  /** The label of the button that deletes. */
  act?: string;
  isSending: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks before a record is deleted or taken out of a list. */
export function DeleteDialog({ title, description, act = "Delete", isSending, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <DialogButtons cancel="Keep it" onCancel={onClose}>
        <Button type="button" actsOnce look="danger" disabled={isSending} onClick={onDelete}>
          {act}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
