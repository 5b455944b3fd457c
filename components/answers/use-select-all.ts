import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AnswerPage } from "@/lib/responses/list-answers";

/** The most answers that are selected at once. */
export const MAX_SELECTED = 20_000;

type Listed = Pick<UseInfiniteQueryResult<InfiniteData<AnswerPage>>, "data" | "hasNextPage" | "fetchNextPage">;

/**
 * Selects all answers that match the filter, which `filterKey` tells apart from others, up to 20,000: loads those that
 * are not loaded yet. `isLoading` while it does.
 */
export function useSelectAll(list: Listed, filterKey: string, choose: (ids: readonly string[]) => void) {
  const [isLoading, setLoading] = useState(false);
  const wanted = useRef(filterKey);
  wanted.current = filterKey;
  const selectAll = async () => {
    setLoading(true);
    let { data, hasNextPage } = list;
    while (hasNextPage && idsIn(data).length < MAX_SELECTED && wanted.current === filterKey) {
      const next = await list.fetchNextPage();
      [data, hasNextPage] = [next.data, next.hasNextPage && !next.isError];
    }
    setLoading(false);
    if (wanted.current === filterKey) choose(idsIn(data).slice(0, MAX_SELECTED));
  };
  return { selectAll, isLoading };
}

const idsIn = (data: InfiniteData<AnswerPage> | undefined) =>
  (data?.pages ?? []).flatMap(({ answers }) => answers.map(({ id }) => id));
