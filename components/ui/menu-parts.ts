"use client";

import type { DropdownMenu } from "radix-ui";
import { createContext, useContext } from "react";

type MenuParts = {
  parts: typeof DropdownMenu;
  /** Makes `act` the action that runs after the menu has closed. */
  choose: (act: (() => void) | null) => void;
};

/** The components of the items of a menu. Their code is fetched on demand. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const menu = useContext(MenuPartsContext);
  if (!menu) throw new Error("An item stands outside its menu");
  return menu;
}
