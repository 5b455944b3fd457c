"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { answerSearch, parseAnswerQuery } from "./answer-query";

/** The filter in the address of the page; `change` sets some parts of it, `replace` all of them. */
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
  const values = [...new Set(search.keys())].map((name) => {
    const [first, ...more] = search.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  const { after: _, limit: __, sameAs: ___, ...filter } = parseAnswerQuery(Object.fromEntries(values));
  return filter;
}
