export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A parameter of the page's address; an empty string where it is missing or given several times. */
export async function searchText(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name];
  return typeof value === "string" ? value : "";
}
