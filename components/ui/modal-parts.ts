"use client";

import type { Dialog } from "radix-ui";
import { createContext, useContext } from "react";

/** The components of the head of a modal. Their code is fetched on demand. */
export const ModalPartsContext = createContext<typeof Dialog | null>(null);

export function useModalParts(): typeof Dialog {
  const parts = useContext(ModalPartsContext);
  if (!parts) throw new Error("The head of a modal stands outside of it");
  return parts;
}
