"use client";

import { Slot } from "radix-ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { Kbd } from "./kbd";
import { useMenuParts } from "./menu-parts";
import { onDemand } from "./on-demand";

const MenuPanel = onDemand(() => import("./menu-panel").then((module) => module.MenuPanel), {
  giveUp: ({ onOpenChange }) => onOpenChange(false),
  takesFocus: true,
});

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode;
  align?: "start" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
};

/**
 * A menu behind a button. Arrow keys and first letters move between items. The chosen action runs after the focus has
 * returned to the button, so that a field or dialog that it opens keeps the focus, and a dialog returns it to the
 * button. The code of menus is fetched when the pointer or the focus comes to a button.
 */
export function Menu({ trigger, align = "end", side = "bottom", children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [opened, setOpened] = useState<"by pointer" | "by key" | "closed" | null>(null);
  const isOpen = opened !== null && opened !== "closed";
  const toggle = (how: "by pointer" | "by key") => setOpened(isOpen ? "closed" : how);
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    if (!isOpen) event.preventDefault();
    toggle("by pointer");
  };
  const type = (event: KeyboardEvent) => {
    if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === "ArrowDown") setOpened("by key");
    else toggle("by key");
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={`${id}button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? "open" : "closed"}
        onPointerEnter={MenuPanel.fetchAhead}
        onFocus={MenuPanel.fetchAhead}
        onPointerDown={press}
        onKeyDown={type}
      >
        {trigger}
      </Slot.Root>
      {opened !== null && (
        <MenuPanel
          id={id}
          button={button}
          open={isOpen}
          byKey={opened === "by key"}
          onOpenChange={(open) => setOpened(open ? "by pointer" : "closed")}
          align={align}
          side={side}
        >
          {children}
        </MenuPanel>
      )}
    </>
  );
}

type ItemProps = {
  icon?: IconName;
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Renders its only child, such as a link, as the item. */
  asChild?: boolean;
  children: ReactNode;
};

const ITEM =
  "type-ui flex min-h-7 w-full cursor-default items-center gap-2 rounded-[5px] px-2 outline-none select-none no-underline hover:no-underline data-disabled:text-ink-3 data-highlighted:bg-hover coarse:min-h-11";

export function MenuItem({ icon, keys, danger = false, disabled = false, onSelect, asChild, children }: ItemProps) {
  const { parts, choose } = useMenuParts();
  const look = classNames(ITEM, danger ? "text-danger-ink" : "text-ink");
  if (asChild) {
    return (
      <parts.Item asChild className={look} disabled={disabled}>
        {children}
      </parts.Item>
    );
  }
  return (
    <parts.Item className={look} disabled={disabled} onSelect={() => choose(onSelect ?? null)}>
      {icon && <Icon name={icon} className={danger ? "" : "text-ink-3"} />}
      <span className="flex-1">{children}</span>
      {keys && <Kbd>{keys}</Kbd>}
    </parts.Item>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; words: string; icon?: IconName }[];
  onChange: (value: Value) => void;
};

/** A choice of one in a menu; a tick marks the current one. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { parts } = useMenuParts();
  return (
    <parts.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
      <parts.Label className="type-label px-2 pt-1.5 pb-1 text-ink-3">{label}</parts.Label>
      {options.map((option) => (
        <parts.RadioItem key={option.value} value={option.value} className={classNames(ITEM, "text-ink")}>
          {option.icon && <Icon name={option.icon} className="text-ink-3" />}
          <span className="min-w-0 flex-1 wrap-anywhere">{option.words}</span>
          <parts.ItemIndicator>
            <Icon name="check" className="text-accent-ink" />
          </parts.ItemIndicator>
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

export function MenuLine() {
  const { parts } = useMenuParts();
  return <parts.Separator className="-mx-1 my-1 h-px bg-line" />;
}
