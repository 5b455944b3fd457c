"use client";

import { Dialog as Primitive } from "radix-ui";
import { type MouseEventHandler, type ReactNode, useRef } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { wayBackTo } from "./keep-focus";
import "./style-nonce";

export type ModalProps = {
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

/**
 * A panel over the page, which it blocks. Escape or a click beside the panel closes it. Then the focus returns to the
 * element that had it before, unless another element has taken it.
 */
export function Modal(props: ModalProps) {
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
            const before = back.current();
            // A dialog below this one takes the focus for its whole panel if what it shows has changed.
            if (document.activeElement?.contains(before)) before?.focus();
            if (onClosed) queueMicrotask(onClosed);
          }}
          className={classNames("fixed z-20 flex flex-col shadow-3 outline-none", className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type ModalBodyProps = { title: string; description?: ReactNode; isText?: boolean; children: ReactNode };

/** The head of a modal, with a button to close it, and its content, which scrolls. */
export function ModalBody({ title, description, isText = false, children }: ModalBodyProps) {
  return (
    <>
      <div className="px-5 pt-4 pb-3">
        <Primitive.Title className="type-head pe-8">{title}</Primitive.Title>
        {description !== undefined && (
          <Primitive.Description asChild>
            <div className="mt-1 text-ink-2">{description}</div>
          </Primitive.Description>
        )}
      </div>
      <div {...(isText && { tabIndex: 0 })} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
        {children}
      </div>
      {/* Last in tab order, because a dialog opens with the focus on its first field. */}
      <Primitive.Close
        aria-label="Close"
        className="absolute end-3.5 top-4 grid size-7 place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:top-2 coarse:size-11"
      >
        <Icon name="close" />
      </Primitive.Close>
    </>
  );
}

/** The name of a modal without a head, for screen readers. */
export const HiddenTitle = ({ children }: { children: string }) => (
  <Primitive.Title className="sr-only">{children}</Primitive.Title>
);
