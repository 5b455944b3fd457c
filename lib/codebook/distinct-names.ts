type Named = { name: string; category: string };

/**
 * Names codes as a reader can tell them apart: by name, and where two categories have a code of the name, with the
 * category (`Food: Fine`).
 */
export function distinctNames(codes: readonly Named[]): (code: Named) => string {
  const copies = new Map<string, number>();
  for (const { name } of codes) copies.set(name, (copies.get(name) ?? 0) + 1);
  return ({ name, category }) => ((copies.get(name) ?? 0) > 1 ? `${category}: ${name}` : name);
}
