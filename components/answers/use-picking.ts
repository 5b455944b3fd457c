"use client";

import { useState } from "react";
import type { AnswerLine } from "@/lib/results/list-answers";
import { usePageKeys } from "../ui/use-page-keys";

/** What is being done with a code of all chosen answers. */
export type Picking = "add" | "replace" | "remove" | null;

/**
 * Which finder of the bar of chosen answers is open. Its keys work before the code of the bar is there, so that what is
 * typed after them is not taken for shortcuts.
 */
export function usePicking(chosen: readonly AnswerLine[]) {
  const [picking, setPicking] = useState<Picking>(null);
  if (picking !== null && chosen.length === 0) setPicking(null);
  const holdsCodes = chosen.some(({ mentions }) => mentions.length > 0);
  usePageKeys({
    ...(chosen.length > 0 && { "+": () => setPicking("add") }),
    ...(holdsCodes && { "-": () => setPicking("remove"), r: () => setPicking("replace") }),
  });
  return { picking, onPicking: setPicking };
}
