"use client";

import { useState } from "react";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { usePageKeys } from "../ui/use-page-keys";

/** The change of all chosen answers for which a code is being picked; null while no picker is open. */
export type Picking = "add" | "replace" | "remove" | null;

/** Which finder of the selection bar is open, and the keys that open them. */
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
