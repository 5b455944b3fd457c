"use client";

import { Slot } from "radix-ui";
import { type ReactNode, useId, useRef, useState } from "react";
import { onDemand } from "./on-demand";

/** The panel of a popover, which opens when both its code and that of its content are there. */
export const popoverPanel = (content?: { fetch: () => Promise<void> }) =>
  onDemand(() => Promise.all([import("./popover-panel"), content?.fetch()]).then(([module]) => module.PopoverPanel), {
    giveUp: ({ onOpenChange }) => onOpenChange(false),
    takesFocus: true,
  });

const UsualPanel = popoverPanel();

type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  label: string;
  align?: "start" | "end";
  width?: string;
  /** The element that gets the focus when the popover closes; by default its button. */
  focusAfter?: () => HTMLElement | null | undefined;
  /** Made by `popoverPanel` for content whose code is fetched on demand. */
  panel?: ReturnType<typeof popoverPanel>;
  children: ReactNode;
};

/** A small panel beside its button. The rest of the page stays usable. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  align = "start",
  panel: Panel = UsualPanel,
  ...content
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? "open" : "closed"}
        onPointerEnter={Panel.fetchAhead}
        onFocus={Panel.fetchAhead}
        onClick={() => onOpenChange(!open)}
      >
        {trigger}
      </Slot.Root>
      {wasOpened && (
        <Panel {...content} id={id} button={button} open={open} onOpenChange={onOpenChange} align={align} />
      )}
    </>
  );
}
