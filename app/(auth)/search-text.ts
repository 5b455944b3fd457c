export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A parameter of the page's address as text; empty where it is missing or comes several times. */
export async function searchText(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name];
  return typeof value === "string" ? value : "";
}
