"use client";

import { Dialog } from "radix-ui";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Icon } from "../ui/icon";

/** The navigation over the page, where it has no room beside it. It closes by going somewhere. */
export function DocsDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) setOpen(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label="Open the navigation"
        className="-ms-1 grid size-11 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover wide:hidden"
      >
        <Icon name="menu" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim fixed inset-0 z-20 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onClick={closeOnLink}
          className="slides fixed inset-y-0 start-0 z-20 w-[300px] max-w-[calc(100vw-48px)] overflow-y-auto bg-canvas p-3 pt-5 shadow-3 outline-none"
        >
          <Dialog.Title className="sr-only">Documentation</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
