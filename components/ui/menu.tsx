"use client";

import { cloneElement, type KeyboardEvent, type MouseEvent, useContext, useState } from "react";
import { type ChoiceProps, type ItemProps, type MenuProps, PartsContext } from "./menu-parts";
import { onDemand } from "./on-demand";

const OpenedMenu = onDemand(async () => (await import("./opened-menu")).OpenedMenu);

/** A menu behind a button. */
export function Menu(props: MenuProps) {
  const { trigger } = props;
  const [opened, setOpened] = useState<"by key" | "by pointer" | null>(null);
  const closed = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    // A click by Enter or Space has no number.
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event);
      setOpened(opened ? null : event.detail === 0 ? "by key" : "by pointer");
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      trigger.props.onKeyDown?.(event);
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpened("by key");
    },
  });
  return <OpenedMenu {...props} isByKey={opened === "by key"} isWanted={opened !== null} meanwhile={closed} />;
}

export function MenuItem(props: ItemProps) {
  const parts = useContext(PartsContext);
  return parts && <parts.Item {...props} />;
}

/** A choice of one in a menu; a tick marks the current one. */
export function MenuChoice<Value extends string>(props: ChoiceProps<Value>) {
  const parts = useContext(PartsContext);
  return parts && <parts.Choice {...props} />;
}

export function MenuLine() {
  const parts = useContext(PartsContext);
  return parts && <parts.Line />;
}
