"use client";

import { useState } from "react";
import { usePageKeys } from "../ui/use-page-keys";
import { KeyList } from "./key-list";

/** Shows all keys when `?` is pressed. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  usePageKeys({ "?": () => setOpen(true) });
  return isOpen && <KeyList onClose={() => setOpen(false)} />;
}
