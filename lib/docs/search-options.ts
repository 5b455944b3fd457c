import type { Options } from "minisearch";

/** A result of a search in the documentation. */
export type SearchEntry = { href: string; page: string; title: string; text: string };

/** The options of the index. The same ones must be used to build it and to read it. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  idField: "href",
  fields: ["title", "page", "text"],
  storeFields: ["href", "page", "title", "text"],
  searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 4, page: 1.5 }, combineWith: "AND" },
};
