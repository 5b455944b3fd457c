"use client";

import { useState } from "react";
import { dialogOnDemand } from "../ui/on-demand";
import { usePageKeys } from "../ui/use-page-keys";

const KeyList = dialogOnDemand(() => import("./key-list").then((module) => module.KeyList));

/** Shows all keys when `?` is pressed. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  usePageKeys({ "?": () => setOpen(true) });
  return isOpen && <KeyList onClose={() => setOpen(false)} />;
}
