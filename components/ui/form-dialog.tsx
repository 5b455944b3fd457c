"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog, DialogButtons } from "./dialog";

type FormDialogProps = {
  title: string;
  description?: ReactNode;
  /** The label of the button that sends the form. */
  act: string;
  isSending?: boolean;
  width?: string;
  className?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form: Enter in a field sends it, as the last button does. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, act, isSending = false, width, className, onSubmit, onClose, children } = props;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description} {...(width && { width })}>
      <form
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" actsOnce look="primary" disabled={isSending}>
            {act}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
