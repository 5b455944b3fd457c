import { countRulesOf } from "@/lib/engines/count-rules";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { freeNumbers, type Numbering } from "./code-numbers";
import type { Category, Code, Codebook, CodebookDraft } from "./codebook";
import { wrongNet } from "./nets";

/**
 * A codebook as an editor returns it. An entry with an id is that category or code, even if its name or position
 * changed.
 */
export type EditedCodebook = readonly {
  id?: string | undefined;
  name: string;
  /** The name of the category in which it stands. */
  parent?: string | null | undefined;
  codes: readonly (Pick<Code, "name" | "definition" | "include" | "exclude" | "always" | "exclusive" | "sentiment"> & {
    id?: string | undefined;
    /** The number wanted for the code. It gets it if no code of the question has ever had it. */
    codeNumber?: number | undefined;
  })[];
}[];

/**
 * The codebook after replacing `current` by `draft`. Categories and codes with the same name as before keep their id
 * and number, and therefore their mentions. Categories and codes that the draft lacks are deleted; new codes get the
 * lowest free numbers.
 */
export const replaceWith = (draft: CodebookDraft, current: Codebook, numbering: Numbering): Codebook =>
  editWith(
    draft.map(({ name, parent, codes }) => ({
      name,
      parent,
      codes: codes.map(({ name, definition, sentiment, ...rules }) => ({
        name,
        definition,
        ...countRulesOf(rules),
        sentiment,
      })),
    })),
    current,
    numbering,
  );

/**
 * Like `replaceWith`, for an edited codebook: an entry with an id stands for the category or code with that id, an
 * entry without an id for the one with the same name. Throws NOT_FOUND for an unknown id, VALIDATION_ERROR for a
 * repeated id or for categories that cannot stand where they should.
 */
export function editWith(edited: EditedCodebook, current: Codebook, numbering: Numbering): Codebook {
  const numberOf = numbersFor(edited, numbering);
  const categories = new Claims<Category>("category", current, edited);
  const knownCodes = current.flatMap(({ codes }) => codes);
  const codes = new Claims<Code>(
    "code",
    knownCodes,
    edited.flatMap((category) => category.codes),
  );
  const knownCategories = categories.byName(current);
  const wrong = wrongNet(edited.map(({ name, parent }) => ({ key: name, parent })));
  if (wrong) {
    throw invalidInput([{ path: `categories[${wrong.index}].parent_category`, message: wrong.message }]);
  }
  const claimed = edited.map((category) => categories.claim(category, knownCategories));
  const ids = new Map(edited.map(({ name }, index) => [name, claimed[index]?.id ?? newId()]));
  return edited.map((category, index) => {
    const members = codes.byName(claimed[index]?.codes ?? []);
    const parentId = ids.get(category.parent ?? "");
    return {
      id: ids.get(category.name) ?? newId(),
      name: category.name,
      ...(parentId && { parentId }),
      codes: category.codes.map((code) => {
        const same = codes.claim(code, members);
        return {
          id: same?.id ?? newId(),
          name: code.name,
          definition: code.definition,
          ...countRulesOf(code),
          sentiment: code.sentiment,
          codeNumber: numberOf(code.codeNumber, same?.codeNumber),
        };
      }),
    };
  });
}

/**
 * Returns a function that numbers codes. A code gets the number that it asks for, if that number is free; otherwise it
 * keeps its own, and a new code gets the lowest free number that no code asks for.
 */
function numbersFor(edited: EditedCodebook, { usedCodeNumbers }: Numbering) {
  const used = new Set(usedCodeNumbers);
  const wishes = new Set(edited.flatMap(({ codes }) => codes.flatMap(({ codeNumber }) => codeNumber ?? [])));
  const free = new Set([...wishes].filter((number) => !used.has(number)));
  const nextNumber = freeNumbers(new Set([...used, ...wishes]));
  return (wanted?: number, own?: number): number => {
    if (wanted !== undefined && wanted !== own && free.delete(wanted)) return wanted;
    return own ?? nextNumber();
  };
}

type Named = { id?: string | undefined; name: string };

/** Finds the known category or code that an entry of an edit stands for. */
class Claims<Known extends { id: string; name: string }> {
  readonly #known: ReadonlyMap<string, Known>;
  readonly #named: ReadonlySet<string>;

  constructor(noun: string, known: readonly Known[], edited: readonly Named[]) {
    this.#known = new Map(known.map((entry) => [entry.id, entry]));
    const ids = edited.flatMap(({ id }) => id ?? []);
    this.#named = new Set(ids);
    const unknown = ids.find((id) => !this.#known.has(id));
    if (unknown) throw new AppError("NOT_FOUND", `The codebook has no ${noun} ${unknown}.`);
    const seen = new Set<string>();
    const repeated = ids.find((id) => seen.size === seen.add(id).size);
    if (repeated) throw new AppError("VALIDATION_ERROR", `The ${noun} ${repeated} comes twice.`);
  }

  /** The known entries, by name, whose id no edited entry uses. */
  byName(neighbours: readonly Known[]): ReadonlyMap<string, Known> {
    return new Map(neighbours.filter(({ id }) => !this.#named.has(id)).map((known) => [known.name, known]));
  }

  /** The known entry with the edited one's id or, without an id, with its name. */
  claim({ id, name }: Named, neighbours: ReadonlyMap<string, Known>): Known | undefined {
    return id ? this.#known.get(id) : neighbours.get(name);
  }
}
