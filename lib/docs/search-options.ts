import type { Options } from "minisearch";

/** A place in the documentation that a search can find. */
export type SearchEntry = { href: string; page: string; title: string; text: string };

/** The options of the index; building and reading it must use the same. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  idField: "href",
  fields: ["title", "page", "text"],
  storeFields: ["href", "page", "title", "text"],
  searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 4, page: 1.5 }, combineWith: "AND" },
};
