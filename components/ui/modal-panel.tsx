"use client";

import { Dialog as Primitive } from "radix-ui";
import "./style-nonce";
import { type MouseEventHandler, type ReactNode, useRef } from "react";
import { classNames } from "./class-names";
import { wayBackTo } from "./keep-focus";
import { ModalPartsContext } from "./modal-parts";

export type ModalPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after it has closed and the focus has returned. */
  onClosed?: () => void;
  onClick?: MouseEventHandler;
  /** Whether its body has a description. */
  isDescribed?: boolean;
  className: string;
  children: ReactNode;
};

/** The open modal, over its scrim. */
export function ModalPanel(props: ModalPanelProps) {
  const { open, onOpenChange, onClosed, onClick, isDescribed = false, className, children } = props;
  const back = useRef<() => HTMLElement | null>(() => null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim fixed inset-0 z-20 bg-scrim" />
        <Primitive.Content
          {...(!isDescribed && { "aria-describedby": undefined })}
          onClick={onClick}
          onOpenAutoFocus={() => {
            back.current = wayBackTo(document.activeElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) back.current()?.focus();
            if (onClosed) queueMicrotask(onClosed);
          }}
          className={classNames("fixed z-20 flex flex-col shadow-3 outline-none", className)}
        >
          <ModalPartsContext value={Primitive}>{children}</ModalPartsContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
