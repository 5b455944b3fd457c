"use client";

import { cloneElement, type MouseEvent } from "react";
import { onDemand } from "./on-demand";
import type { PopoverProps } from "./opened-popover";

const OpenedPopover = onDemand(async () => (await import("./opened-popover")).OpenedPopover);

/** A small panel beside its button. The rest of the page stays usable. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger } = props;
  const closed = cloneElement(trigger, {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event);
      onOpenChange(!open);
    },
  });
  return <OpenedPopover {...props} isWanted={open} meanwhile={closed} />;
}
