import { byKey } from "@/lib/data/parts";
import { AppError } from "@/lib/errors/app-error";
import type { Category, Codebook } from "./codebook";

/** How many nets may stand one within another. */
export const MAX_NET_LEVELS = 6;

/** A category by its id or name, with that of the category in which it stands. */
type Placed = { key: string; parent?: string | null | undefined };

/** The first category that cannot stand where it should, and why; null if all can. */
export function wrongNet(placed: readonly Placed[]): { index: number; message: string } | null {
  const parents = new Map(placed.map(({ key, parent }) => [key, parent ?? null]));
  let deep: { index: number; message: string } | null = null;
  for (const [index, { key, parent }] of placed.entries()) {
    if (parent && !parents.has(parent)) return { index, message: `names no other category, "${parent}"` };
    const above: string[] = [];
    for (let at = parent; at && above.length <= MAX_NET_LEVELS; at = parents.get(at)) above.push(at);
    if (above.includes(key)) return { index, message: "would be within the category itself" };
    if (above.length >= MAX_NET_LEVELS) deep ??= { index, message: `would be deeper than ${MAX_NET_LEVELS} levels` };
  }
  return deep;
}

/**
 * The codebook with each category directly below the one in which it stands, and otherwise in its order. A category
 * whose parent is gone stands by itself. Throws VALIDATION_ERROR for one that would stand within itself or too deep.
 */
export function inNestedOrder(codebook: Codebook): Codebook {
  if (codebook.every(({ parentId }) => !parentId)) return codebook;
  const ids = new Set(codebook.map(({ id }) => id));
  const known = codebook.map((category) =>
    category.parentId && !ids.has(category.parentId) ? { ...category, parentId: null } : category,
  );
  const wrong = wrongNet(known.map(({ id, parentId }) => ({ key: id, parent: parentId })));
  if (wrong) {
    throw new AppError("VALIDATION_ERROR", `The place of the category "${known[wrong.index]?.name}" ${wrong.message}.`);
  }
  const within = byKey(known, ({ parentId }) => parentId ?? "");
  const below = (id: string): Codebook =>
    (within.get(id) ?? []).flatMap((category) => [category, ...below(category.id)]);
  return below("");
}

/** The nets of each category by its id: those in which it stands from the outermost on, and last itself. */
export function netsOf<Net extends Pick<Category, "id" | "parentId">>(codebook: readonly Net[]): Map<string, Net[]> {
  const nets = new Map<string, Net[]>();
  for (const category of codebook) nets.set(category.id, [...(nets.get(category.parentId ?? "") ?? []), category]);
  return nets;
}

/** Returns a function that tells, as the API does, in which category a category stands; nothing for an outermost one. */
export function parentShown(codebook: readonly Pick<Category, "id" | "name">[]) {
  const names = new Map(codebook.map(({ id, name }) => [id, name]));
  return ({ parentId }: Pick<Category, "parentId">): { parent_category?: string } => {
    const name = names.get(parentId ?? "");
    return name === undefined ? {} : { parent_category: name };
  };
}

/** Returns a function that names the nets in which a category stands, from the outermost on; null for none. */
export function netsAbove(codebook: readonly Pick<Category, "id" | "name" | "parentId">[]) {
  const nets = netsOf(codebook);
  return (id: string): string | null => {
    const names = nets.get(id)?.slice(0, -1) ?? [];
    return names.map(({ name }) => name).join(" / ") || null;
  };
}
