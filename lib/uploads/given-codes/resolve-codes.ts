import { freeNumbers, type Numbering } from "@/lib/codebook/code-numbers";
import { type Code, type Codebook, LARGEST_CODEBOOK, NO_NET, unnamedCode } from "@/lib/codebook/codebook";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { isNumberedName, type NamedToken, readToken } from "./plan-given-codes";

/** The codebook with the codes of a file, and the ids of the codes that each token means. */
export type ResolvedCodes = {
  codebook: Codebook;
  codesOf: ReadonlyMap<string, readonly string[]>;
  added: ReadonlySet<string>;
  /** Codes for which the file has a number but no name. */
  unnamed: ReadonlySet<string>;
  notes: string[];
};

const LONGEST_NAME = 500;

/**
 * Finds the codes that a file's tokens mean, by name and then by number. Those that the codebook lacks are added to it,
 * with their numbers as far as these are free; a number without a name becomes "Code 12". Throws VALIDATION_ERROR if
 * the tokens cannot be codes.
 */
export function resolveCodes(
  tokens: readonly string[],
  frame: readonly NamedToken[],
  codebook: Codebook,
  { usedCodeNumbers }: Numbering,
): ResolvedCodes {
  const framed = new Set(frame.map(({ token }) => token));
  const unframed = tokens.filter((token) => !framed.has(token));
  // “1. FC Köln” is a name where the others have no numbers.
  const isNumbered = unframed.filter(isNumberedName).length * 2 >= unframed.length;
  const others = unframed.map((token) => ({ token, ...readToken(token, isNumbered) }));
  const entries = [...frame, ...others.toSorted((one, other) => orderOf(one) - orderOf(other))];
  requireCodes(entries);
  const known = codebook.flatMap(({ codes }) => codes);
  const byName = new Map(known.map((code) => [plain(code.name), code]));
  const byNumber = new Map(known.map((code) => [code.codeNumber, code]));
  const used = new Set(usedCodeNumbers);
  const nextNumber = freeNumbers(new Set([...used, ...entries.flatMap(({ number }) => number ?? [])]));
  const added: Code[] = [];
  const unnamed = new Set<string>();
  const renumbered: string[] = [];
  const add = ({ number, name }: Omit<NamedToken, "token">): Code => {
    const isFree = number !== null && !used.has(number);
    const codeNumber = isFree ? number : nextNumber();
    const code: Code = { id: newId(), name: name ?? unnamedCode(number ?? codeNumber), ...NEW, codeNumber };
    used.add(codeNumber);
    if (number !== null && !isFree) renumbered.push(`${number} becomes ${codeNumber} (“${code.name}”)`);
    if (name === null) unnamed.add(code.id);
    byNumber.set(codeNumber, code);
    byName.set(plain(code.name), code);
    added.push(code);
    return code;
  };
  const find = ({ number, name }: Omit<NamedToken, "token">): Code | undefined =>
    name === null ? byNumber.get(number ?? 0) : (byName.get(plain(name)) ?? unnamedWith(number, byNumber));
  const codesOf = new Map<string, string[]>();
  const named = new Set([...byName.keys(), ...entries.flatMap(({ name }) => (name === null ? [] : plain(name)))]);
  const isKnown = ({ number, name }: Omit<NamedToken, "token">) =>
    name === null ? byNumber.has(number ?? 0) : named.has(plain(name));
  const isList = (entry: NamedToken) =>
    entry.name?.includes(",") && !find(entry) && partsOf(entry.name).every((part) => isKnown(part));
  const lists = entries.filter((entry) => isList(entry));
  for (const entry of entries) {
    if (!lists.includes(entry)) codesOf.set(entry.token, [(find(entry) ?? add(entry)).id]);
  }
  for (const { token, name } of lists) {
    codesOf.set(
      token,
      partsOf(name ?? "").map((part) => (find(part) ?? add(part)).id),
    );
  }
  return {
    codebook: withCodes(codebook, added),
    codesOf,
    added: new Set(added.map(({ id }) => id)),
    unnamed,
    notes:
      renumbered.length > 0 ? [`Numbers that other codes of this question have or had: ${renumbered.join(", ")}.`] : [],
  };
}

const orderOf = ({ number }: NamedToken) => number ?? Number.MAX_SAFE_INTEGER;
const NEW = { definition: null, sentiment: "Neutral" } as const;
const plain = (name: string) => name.replace(/\s+/g, " ").trim().toLowerCase();

const partsOf = (list: string) => list.split(",").map((part) => readToken(part.trim()));

/** A code of this number that has no name yet: a file that names the number means that code. */
function unnamedWith(number: number | null, byNumber: ReadonlyMap<number, Code>): Code | undefined {
  const code = byNumber.get(number ?? 0);
  return code?.name === unnamedCode(number ?? 0) ? code : undefined;
}

/** New codes come into the only category; with none or several, into one of their own. */
function withCodes(codebook: Codebook, added: readonly Code[]): Codebook {
  if (added.length === 0) return codebook;
  const [only, ...more] = codebook;
  const target = codebook.find(({ name }) => name === NO_NET) ?? (more.length === 0 ? only : undefined);
  if (!target) return [...codebook, { id: newId(), name: NO_NET, codes: [...added] }];
  return codebook.map((category) =>
    category === target ? { ...category, codes: [...category.codes, ...added] } : category,
  );
}

function requireCodes(entries: readonly NamedToken[]): void {
  const isLong = entries.some(({ name }) => (name?.length ?? 0) > LONGEST_NAME);
  if (!isLong && entries.length <= LARGEST_CODEBOOK.codes) return;
  const what = isLong ? `texts of over ${LONGEST_NAME} characters` : `over ${LARGEST_CODEBOOK.codes} different values`;
  const message = `The columns of codes hold ${what}, which are no codes. Choose other columns.`;
  throw new AppError("VALIDATION_ERROR", message, { issues: [{ path: "mapping.codes", message }] });
}
