"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { AnswerFilter } from "@/lib/results/list-answers";
import { answerSearch, parseAnswerQuery } from "./answer-query";

/** The filter that the address holds, and how to change it: a part at a time, or all of it. */
export function useAnswerFilter() {
  const path = usePathname();
  const filter = filterOf(useSearchParams());
  const replace = (next: AnswerFilter) => {
    const search = answerSearch(next);
    window.history.replaceState(null, "", `${path}${search ? `?${search}` : ""}`);
  };
  const change = (part: AnswerFilter) => replace({ ...filterOf(new URLSearchParams(location.search)), ...part });
  return { filter, change, replace };
}

function filterOf(search: URLSearchParams): AnswerFilter {
  const { after: _, limit: __, ...filter } = parseAnswerQuery(Object.fromEntries(search));
  return filter;
}
