"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import "./style-nonce";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { ExistingElement } from "./existing-element";
import { MenuPartsContext } from "./menu-parts";

type MenuPanelProps = {
  id: string;
  button: RefObject<HTMLElement | null>;
  open: boolean;
  /** Whether a key opened it: then its first item has the focus. */
  byKey: boolean;
  onOpenChange: (open: boolean) => void;
  align: "start" | "end";
  side: "top" | "bottom";
  children: ReactNode;
};

/** The open menu. It stands within the page's content, since axe wants everything in a landmark. */
export function MenuPanel({ id, button, open, byKey, onOpenChange, align, side, children }: MenuPanelProps) {
  const chosen = useRef<(() => void) | null>(null);
  const actWhenClosed = () => {
    const act = chosen.current;
    chosen.current = null;
    if (act) queueMicrotask(act);
  };
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !byKey) return;
    content.current
      ?.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")
      ?.focus({ preventScroll: true });
  }, [open, byKey]);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>
        <ExistingElement of={button} />
      </Primitive.Trigger>
      <Primitive.Portal container={document.getElementById("content")}>
        <Primitive.Content
          ref={content}
          id={id}
          aria-labelledby={button.current?.id}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={actWhenClosed}
          className="appears z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] max-w-[min(400px,calc(100vw-16px))] overflow-y-auto rounded-2 bg-raised p-1 shadow-2"
        >
          <MenuPartsContext
            value={{
              parts: Primitive,
              choose: (act) => {
                chosen.current = act;
              },
            }}
          >
            {children}
          </MenuPartsContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
