"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import { createContext, useContext, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Kbd } from "./kbd";
import { type ChoiceProps, type ItemProps, type MenuProps, PartsContext } from "./menu-parts";
import "./style-nonce";

const PARTS = { Item, Choice, Line };

/** `isByKey`: a key opened it, which marks the first item. */
type OpenedMenuProps = MenuProps & { isByKey: boolean };

/** Makes a function the action that runs after the menu has closed. */
const ChoiceContext = createContext<(act: (() => void) | null) => void>(() => {});

/**
 * A menu that has been opened, and its button. Arrow keys and first letters move between items. The chosen action runs
 * after the focus has returned to the button, so that a field or dialog that it opens keeps the focus, and a dialog
 * returns it to the button. It stands within the page's content, since axe wants everything in a landmark.
 */
export function OpenedMenu({ trigger, align = "end", side = "bottom", isByKey, children }: OpenedMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Later openings by a key mark the first item by themselves.
    if (isByKey) content.current?.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
  }, [isByKey]);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (act: (() => void) | null) => {
    chosen.current = act;
  };
  const actWhenClosed = () => {
    const act = chosen.current;
    choose(null);
    if (act) queueMicrotask(act);
  };
  return (
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={typeof document === "undefined" ? null : document.getElementById("content")}>
        <Primitive.Content
          ref={content}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={actWhenClosed}
          className="appears z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] max-w-[min(400px,calc(100vw-16px))] overflow-y-auto rounded-2 bg-raised p-1 shadow-2"
        >
          <PartsContext value={PARTS}>
            <ChoiceContext value={choose}>{children}</ChoiceContext>
          </PartsContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const ITEM =
  "type-ui flex min-h-7 w-full cursor-default items-center gap-2 rounded-[5px] px-2 outline-none select-none no-underline hover:no-underline data-disabled:text-ink-3 data-highlighted:bg-hover coarse:min-h-11";

function Item({ icon, keys, danger = false, disabled = false, onSelect, asChild, children }: ItemProps) {
  const choose = useContext(ChoiceContext);
  const look = classNames(ITEM, danger ? "text-danger-ink" : "text-ink");
  if (asChild) {
    return (
      <Primitive.Item asChild className={look} disabled={disabled}>
        {children}
      </Primitive.Item>
    );
  }
  return (
    <Primitive.Item className={look} disabled={disabled} onSelect={() => choose(onSelect ?? null)}>
      {icon && <Icon name={icon} className={danger ? "" : "text-ink-3"} />}
      <span className="flex-1">{children}</span>
      {keys && <Kbd>{keys}</Kbd>}
    </Primitive.Item>
  );
}

/** A choice of one in a menu; a tick marks the current one. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
      <Primitive.Label className="type-label px-2 pt-1.5 pb-1 text-ink-3">{label}</Primitive.Label>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} value={option.value} className={classNames(ITEM, "text-ink")}>
          {option.icon && <Icon name={option.icon} className="text-ink-3" />}
          <span className="min-w-0 flex-1 wrap-anywhere">{option.words}</span>
          <Primitive.ItemIndicator>
            <Icon name="check" className="text-accent-ink" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

function Line() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
}
