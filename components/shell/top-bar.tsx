"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { PaletteButton } from "../palette/palette-button";
import { Icon } from "../ui/icon";
import { Mark } from "../ui/mark";

/** Stands above the page where the side bar has no room, and opens it as a drawer. */
export function TopBar({ organization, children }: { organization: string; children: ReactNode }) {
  return (
    <header className="sticky top-0 z-10 flex h-11 items-center gap-1 border-b border-line bg-canvas px-2 wide:hidden print:hidden coarse:h-13">
      <Drawer>{children}</Drawer>
      <Link
        href="/"
        className="type-strong flex min-h-9 min-w-0 flex-1 items-center gap-2 text-ink no-underline hover:no-underline coarse:min-h-11"
      >
        <Mark />
        <span className="truncate">{organization}</span>
        <span className="sr-only">, projects</span>
      </Link>
      <PaletteButton look="icon" />
    </header>
  );
}

/** The navigation over the page. It closes with Escape, a click beside it, and by going somewhere. */
function Drawer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer.
  useEffect(() => setOpen(false), [path]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label="Open the navigation"
        className="grid size-9 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11"
      >
        <Icon name="menu" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim fixed inset-0 z-20 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="slides fixed inset-y-0 start-0 z-20 flex w-[280px] max-w-[calc(100vw-56px)] flex-col overflow-y-auto bg-canvas p-2 shadow-3 outline-none"
        >
          <Dialog.Title className="sr-only">Navigation</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
