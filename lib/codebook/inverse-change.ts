import type { Category, Code, Codebook } from "./codebook";
import { wrongNet } from "./nets";
import { isSameCodebook } from "./write-codebook";

/**
 * The codebook `current` without the change that led from `before` to `after`. Anything that was changed again later
 * stays as it is now, and so does a category whose old place would be within itself or too deep.
 */
export function withoutChange(current: Codebook, { before, after }: { before: Codebook; after: Codebook }): Codebook {
  if (isSameCodebook(current, after)) return before;
  const [old, changed] = [codesOf(before), codesOf(after)];
  const added = new Set([...changed.keys()].filter((id) => !old.has(id)));
  const edited = current.map((category) => ({
    ...withOldPlace(category, before, after),
    codes: category.codes.filter(({ id }) => !added.has(id)).map((code) => withOldFields(code, old, changed)),
  }));
  const categories = withOldCategories(edited, before, after);
  const present = codesOf(categories);
  const missing = [...old.values()].filter(({ code }) => !changed.has(code.id) && !present.has(code.id));
  const moved = [...old.values()].filter(({ code, category }) => {
    const then = changed.get(code.id)?.category.id;
    return then !== undefined && then !== category.id && present.get(code.id)?.category.id === then;
  });
  const complete = [...missing, ...moved].reduce((codebook, place) => putBack(codebook, place, present), categories);
  const ordered = complete.map((category) => ({ ...category, codes: withOldOrder(category, before, after) }));
  return canStand(ordered) ? ordered : withPossiblePlaces(ordered, current);
}

/** The codebook in which each category has its wanted place if it can, or else its place in `current`. */
function withPossiblePlaces(wanted: Codebook, current: Codebook): Codebook {
  const now = new Map(current.map(({ id, parentId }) => [id, parentId]));
  const placed = wanted.map((category) =>
    now.has(category.id) ? { ...category, parentId: now.get(category.id) } : category,
  );
  return wanted.reduce<Codebook>((codebook, { id, parentId }) => {
    const moved = codebook.map((category) => (category.id === id ? { ...category, parentId } : category));
    return canStand(moved) ? moved : codebook;
  }, placed);
}

function canStand(codebook: Codebook): boolean {
  const ids = new Set(codebook.map(({ id }) => id));
  return !wrongNet(
    codebook.map(({ id, parentId }) => ({ key: id, parent: parentId && ids.has(parentId) ? parentId : null })),
  );
}

type CodePlace = { code: Code; category: Category; position: number };

const codesOf = (codebook: Codebook): Map<string, CodePlace> =>
  new Map(
    codebook.flatMap((category) =>
      category.codes.map((code, position) => [code.id, { code, category, position }] as const),
    ),
  );

/** The category under its old name and in its old net. */
function withOldPlace(category: Category, before: Codebook, after: Codebook): Category {
  const [old, changed] = [before, after].map((codebook) => codebook.find(({ id }) => id === category.id));
  if (!old || !changed) return category;
  const { name, parentId = null } = category;
  return {
    ...category,
    name: changed.name === name ? old.name : name,
    parentId: (changed.parentId ?? null) === parentId ? old.parentId : parentId,
  };
}

function withOldFields(code: Code, old: ReadonlyMap<string, CodePlace>, changed: ReadonlyMap<string, CodePlace>): Code {
  const [was, then] = [old.get(code.id)?.code, changed.get(code.id)?.code];
  if (!was || !then) return code;
  return {
    ...code,
    name: code.name === then.name ? was.name : code.name,
    definition: code.definition === then.definition ? was.definition : code.definition,
    include: (code.include ?? null) === (then.include ?? null) ? was.include : code.include,
    exclude: (code.exclude ?? null) === (then.exclude ?? null) ? was.exclude : code.exclude,
    always: (code.always ?? null) === (then.always ?? null) ? was.always : code.always,
    exclusive: (code.exclusive ?? false) === (then.exclusive ?? false) ? was.exclusive : code.exclusive,
    sentiment: code.sentiment === then.sentiment ? was.sentiment : code.sentiment,
    codeNumber: code.codeNumber === then.codeNumber ? was.codeNumber : code.codeNumber,
  };
}

/** Removes the categories that the change added, if they are empty, and adds those that it deleted. */
function withOldCategories(current: Codebook, before: Codebook, after: Codebook): Codebook {
  const isIn = (codebook: Codebook, id: string) => codebook.some((category) => category.id === id);
  const kept = current.filter(({ id, codes }) => codes.length > 0 || isIn(before, id) || !isIn(after, id));
  return before.reduce(
    (codebook, { id, name, parentId }, position) =>
      isIn(after, id) || isIn(codebook, id)
        ? codebook
        : codebook.toSpliced(position, 0, { id, name, parentId, codes: [] }),
    kept,
  );
}

/** Puts a code back into its old category, or into the last category if the old one no longer exists. */
function putBack(
  codebook: Codebook,
  { code, category, position }: CodePlace,
  present: ReadonlyMap<string, CodePlace>,
): Codebook {
  const home = codebook.find(({ id }) => id === category.id) ?? codebook.at(-1);
  if (!home) return [{ ...category, codes: [code] }];
  const now = present.get(code.id)?.code ?? code;
  return codebook.map((each) => {
    const others = each.codes.filter(({ id }) => id !== code.id);
    return { ...each, codes: each === home ? others.toSpliced(position, 0, now) : others };
  });
}

/** The codes of a category in their old order, if the change reordered them and nobody has reordered them later. */
function withOldOrder({ id, codes }: Category, before: Codebook, after: Codebook): Code[] {
  const [old = [], changed = []] = [before, after].map((codebook) =>
    codebook.find((category) => category.id === id)?.codes.map((code) => code.id),
  );
  const common = new Set(old.filter((code) => changed.includes(code) && codes.some((own) => own.id === code)));
  const orderIn = (ids: readonly string[]) => ids.filter((code) => common.has(code));
  const now = codes.map((code) => code.id);
  if (orderIn(now).join() !== orderIn(changed).join()) return codes;
  const wanted = orderIn(old).flatMap((code) => codes.find((own) => own.id === code) ?? []);
  return codes.map((code) => (common.has(code.id) ? (wanted.shift() ?? code) : code));
}
