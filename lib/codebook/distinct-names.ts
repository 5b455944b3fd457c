type Named = { name: string; category: string };

/**
 * Returns a function that names codes so that readers can tell them apart: by the name alone, or with the category
 * before it (`Food: Fine`) if several categories have a code of that name.
 */
export function distinctNames(codes: readonly Named[]): (code: Named) => string {
  const copies = new Map<string, number>();
  for (const { name } of codes) copies.set(name, (copies.get(name) ?? 0) + 1);
  return ({ name, category }) => ((copies.get(name) ?? 0) > 1 ? `${category}: ${name}` : name);
}
