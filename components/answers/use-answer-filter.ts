"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { AnswerFilter } from "@/lib/results/list-answers";
import { answerSearch, parseAnswerQuery } from "./answer-query";

/** The filter that the address holds, and how to change it: a part at a time, or all of it. */
export function useAnswerFilter() {
  const path = usePathname();
  const { after: _, limit: __, ...filter } = parseAnswerQuery(Object.fromEntries(useSearchParams()));
  const replace = (next: AnswerFilter) => {
    const search = answerSearch(next);
    window.history.replaceState(null, "", `${path}${search ? `?${search}` : ""}`);
  };
  const change = (part: AnswerFilter) => replace({ ...filter, ...part });
  return { filter: filter as AnswerFilter, change, replace };
}
