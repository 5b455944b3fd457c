import { type Ref, type RefObject, useImperativeHandle } from "react";

/**
 * The child of a Radix primitive that uses an element already on the page, instead of rendering one. Example: a menu is
 * placed beside its button, which was rendered before the menu's script was fetched.
 */
export function ExistingElement({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}
