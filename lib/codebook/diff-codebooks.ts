import type { StoredCodebook } from "@/db/schema/codebook-versions";
import { parentShown } from "./nets";

/**
 * The differences between two states of a codebook. Categories and codes are matched by id, so a code that was both
 * renamed and moved is in both lists.
 */
export function diffCodebooks(before: StoredCodebook, after: StoredCodebook) {
  const [oldCategories, newCategories] = [byId(before), byId(after)];
  const [oldCodes, newCodes] = [byId(codesOf(before)), byId(codesOf(after))];
  const kept = [...newCodes.values()].flatMap((now) => {
    const then = oldCodes.get(now.id);
    return then ? [{ then, now }] : [];
  });
  const changes = <Value>(pick: (code: FlatCode) => Value) =>
    kept.flatMap(({ then, now }) => {
      const [from, to] = [pick(then), pick(now)];
      return from === to ? [] : [{ id: now.id, name: now.name, from, to }];
    });
  const parents = [before, after].map((codebook) => {
    const shownParent = parentShown(codebook);
    return new Map(codebook.map((category) => [category.id, shownParent(category).parent_category ?? null]));
  });
  return {
    categories: {
      added: missing(newCategories, oldCategories).map(named),
      removed: missing(oldCategories, newCategories).map(named),
      renamed: [...newCategories.values()].flatMap(({ id, name }) => {
        const from = oldCategories.get(id)?.name ?? name;
        return from === name ? [] : [{ id, name, from, to: name }];
      }),
      moved: [...newCategories.values()].flatMap(({ id, name, parentId }) => {
        const old = oldCategories.get(id);
        if (!old || (old.parentId ?? null) === (parentId ?? null)) return [];
        const [from = null, to = null] = parents.map((names) => names.get(id));
        return [{ id, name, from, to }];
      }),
    },
    codes: {
      added: missing(newCodes, oldCodes).map(placed),
      removed: missing(oldCodes, newCodes).map(placed),
      renamed: changes(({ name }) => name),
      renumbered: changes(({ codeNumber }) => codeNumber),
      redefined: changes(({ definition }) => definition),
      included: changes(({ include }) => include ?? null),
      excluded: changes(({ exclude }) => exclude ?? null),
      always: changes(({ always }) => always ?? null),
      exclusive: changes(({ exclusive }) => exclusive ?? false),
      resentimented: changes(({ sentiment }) => sentiment),
      moved: kept.flatMap(({ then, now }) =>
        then.category.id === now.category.id
          ? []
          : [{ id: now.id, name: now.name, from: then.category.name, to: now.category.name }],
      ),
    },
  };
}

type FlatCode = StoredCodebook[number]["codes"][number] & { category: { id: string; name: string } };

const codesOf = (codebook: StoredCodebook): FlatCode[] =>
  codebook.flatMap(({ id, name, codes }) => codes.map((code) => ({ ...code, category: { id, name } })));

const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

const missing = <Item extends { id: string }>(items: ReadonlyMap<string, Item>, others: ReadonlyMap<string, Item>) =>
  [...items.values()].filter(({ id }) => !others.has(id));

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

const placed = ({ id, name, category }: FlatCode) => ({ id, name, category: category.name });
