export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A parameter of the page's address; an empty string if it is missing or occurs several times. */
export async function searchText(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name];
  return typeof value === "string" ? value : "";
}

/** All parameters of the page's address, including repeated ones. */
export async function allParams(searchParams: SearchParams): Promise<URLSearchParams> {
  const entries = Object.entries(await searchParams);
  return new URLSearchParams(entries.flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])));
}
