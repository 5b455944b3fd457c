"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { onDemand } from "./on-demand";

const OpenedNavigation = onDemand(async () => (await import("./opened-navigation")).OpenedNavigation);

type NavigationDrawerProps = { title: string; className?: string; children: ReactNode };

/** A button, and the drawer with the navigation that it opens. Following a link closes the drawer. */
export function NavigationDrawer({ title, className, children }: NavigationDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label="Open the navigation"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpen(true);
        }}
        className={classNames(
          "grid size-9 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11",
          className,
        )}
      >
        <Icon name="menu" />
      </button>
      <OpenedNavigation isWanted={isOpen} title={title} open={isOpen} onOpenChange={setOpen} onClick={closeOnLink}>
        {children}
      </OpenedNavigation>
    </>
  );
}
