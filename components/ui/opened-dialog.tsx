"use client";

import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Modal, ModalBody } from "./modal";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: string;
  /** For a dialog that contains only text: the text itself takes the focus, so that arrow keys scroll it. */
  isText?: boolean;
  children: ReactNode;
};

/** A dialog in the middle of the page, which it blocks until it is closed. */
export function OpenedDialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width = "max-w-[480px]", isText = false, children } = props;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={description !== undefined}
      className={classNames(
        "appears inset-x-3 top-[10vh] mx-auto max-h-[82vh] overflow-hidden rounded-3 bg-raised",
        width,
      )}
    >
      <ModalBody title={title} description={description} isText={isText}>
        {children}
      </ModalBody>
    </Modal>
  );
}
