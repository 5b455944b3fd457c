"use client";

import { Popover as Primitive } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "./class-names";
import "./style-nonce";

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<"button">>;
  label: string;
  align?: "start" | "end";
  width?: string;
  /** The element that gets the focus when the popover closes; by default its button. */
  focusAfter?: () => HTMLElement | null | undefined;
  children: ReactNode;
};

/** A popover that has been opened, and its button. */
export function OpenedPopover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, align = "start", width, focusAfter, children } = props;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
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
