/** The address of a route, with the ids in place of its placeholders and with the query appended. */
export function addressOf(path: string, ids: unknown, query: object | undefined): string {
  const idOf = (name: string) => (typeof ids === "object" ? (ids as Record<string, unknown> | null)?.[name] : ids);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, idOf(name)));
  const search = searchOf(query);
  return search ? `${filled}?${search}` : filled;
}

function segment(name: string, id: unknown): string {
  const isId = (typeof id === "string" || typeof id === "number") && !/^\.{0,2}$/.test(String(id));
  if (!isId) throw new TypeError(`${name} must be an id, not ${JSON.stringify(id)}.`);
  return encodeURIComponent(id);
}

function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.toString();
}
