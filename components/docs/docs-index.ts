"use client";

import { useEffect, useState } from "react";
import type { SearchEntry } from "@/lib/docs/search-options";

const EXCERPT = 160;

type Search = (words: string) => SearchEntry[];

/** Searches the documentation. Null until the index has been loaded, which begins when `isWanted` turns true. */
export function useDocsIndex(isWanted: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (!isWanted || search) return;
    let isLeft = false;
    loadIndex().then(
      (loaded) => !isLeft && setSearch(() => loaded),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, search]);
  return search;
}

async function loadIndex(): Promise<Search> {
  const [{ default: MiniSearch }, { SEARCH_OPTIONS }, reply] = await Promise.all([
    import("minisearch"),
    import("@/lib/docs/search-options"),
    fetch("/docs/search.json"),
  ]);
  const index = MiniSearch.loadJSON<SearchEntry>(await reply.text(), SEARCH_OPTIONS);
  return (words) => index.search(words) as unknown as SearchEntry[];
}

/** The part of a text around the first of the words that occurs in it. */
export function excerptAround(text: string, words: string): string {
  const first = words.trim().split(/\s+/)[0]?.toLowerCase() ?? "";
  const index = text.toLowerCase().indexOf(first);
  const start = index <= 40 ? 0 : text.lastIndexOf(" ", index - 40) + 1;
  return `${start > 0 ? "… " : ""}${text.slice(start, start + EXCERPT)}${text.length > start + EXCERPT ? " …" : ""}`;
}
