"use client";

import { Dialog } from "radix-ui";
import { type MouseEvent, type ReactNode, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type DrawerProps = { title: string; className?: string; children: ReactNode };

/** A button and the navigation that it opens over the page. It closes with Escape, a click beside it, and by going somewhere. */
export function Drawer({ title, className, children }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) setOpen(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label="Open the navigation"
        className={classNames(
          "grid size-9 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11",
          className,
        )}
      >
        <Icon name="menu" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim fixed inset-0 z-20 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onClick={closeOnLink}
          className="slides fixed inset-y-0 start-0 z-20 flex w-[288px] max-w-[calc(100vw-56px)] flex-col overflow-y-auto bg-canvas p-2 shadow-3 outline-none"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
