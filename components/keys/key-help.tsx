"use client";

import { useState } from "react";
import { onDemand } from "../ui/on-demand";
import { usePageKeys } from "../ui/use-page-keys";

const KeyList = onDemand(async () => (await import("./key-list")).KeyList);

/** Shows all keys when `?` is pressed. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  usePageKeys({ "?": () => setOpen(true) });
  return isOpen && <KeyList onClose={() => setOpen(false)} />;
}
