"use client";

import { Popover as Primitive } from "radix-ui";
import "./style-nonce";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names";
import { ExistingElement } from "./existing-element";

type PopoverPanelProps = {
  id: string;
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  align: "start" | "end";
  width?: string;
  focusAfter?: () => HTMLElement | null | undefined;
  children: ReactNode;
};

/** The open panel of a popover. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, button, open, onOpenChange, label, align, width, focusAfter, children } = props;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>
        <ExistingElement of={button} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          id={id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            const next = focusAfter?.();
            if (!next) return;
            event.preventDefault();
            next.focus({ preventScroll: true });
          }}
          className={classNames(
            "appears z-30 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-2 bg-raised shadow-2 outline-none",
            width ?? "w-[320px] max-w-[calc(100vw-16px)]",
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
