import { type Ref, type RefObject, useImperativeHandle } from "react";

/**
 * Gives a primitive an element that is on the page already, in place of a child that it would render. Example: a menu is
 * placed beside its button, which was there before the code of the menu was fetched.
 */
export function ExistingElement({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}
