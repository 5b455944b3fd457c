import { freeNumbers, type Numbering } from "@/lib/codebook/code-numbers";
import { type Code, type Codebook, LARGEST_CODEBOOK, NO_NET, unnamedCode } from "@/lib/codebook/codebook";
import { type DecidedNames, nameDecided } from "@/lib/codebook/decided-names";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { isNumberedName, type NamedToken, readToken } from "./plan-given-codes";

/** The codebook with the codes of a file, and the ids of the codes that each token means. */
export type ResolvedCodes = {
  codebook: Codebook;
  /** The codes as the file gives them. */
  entries: readonly NamedToken[];
  codesOf: ReadonlyMap<string, readonly string[]>;
  added: ReadonlySet<string>;
  /** Codes for which the file has a number but no name. */
  unnamed: ReadonlySet<string>;
  notes: string[];
};

const LONGEST_NAME = 500;

/**
 * Finds the codes that a file's tokens mean: by number and name if the file has both, otherwise by what it has; a name that
 * people have changed since means the same code. A name with a number that other codes have or had means the code of this name. Codes that the codebook lacks are added to it,
 * with their numbers as far as these are free; a number without a name becomes "Code 12", and a second code of a name
 * "Other (29)". Throws VALIDATION_ERROR if the tokens cannot be codes.
 */
export function resolveCodes(
  tokens: readonly string[],
  frame: readonly NamedToken[],
  codebook: Codebook,
  { usedCodeNumbers, decided }: Numbering & { decided: DecidedNames },
): ResolvedCodes {
  const framed = new Set(frame.map(({ token }) => token));
  const unframed = tokens.filter((token) => !framed.has(token));
  // “1. FC Köln” is a name where the others have no numbers.
  const texts = unframed.filter((token) => readToken(token).number === null || isNumberedName(token));
  const isNumbered = texts.filter(isNumberedName).length * 2 >= texts.length;
  const others = unframed.map((token) => ({ token, ...readToken(token, isNumbered) }));
  const known = codebook.flatMap(({ codes }) => codes);
  const byName = new Map<string, Code[]>();
  for (const code of known) byName.set(plain(code.name), [...(byName.get(plain(code.name)) ?? []), code]);
  const entries = [...frame, ...others.toSorted(byNumberAndName)].map((entry) => {
    const now = entry.name === null || byName.has(plain(entry.name)) ? null : nameDecided(entry.name, decided);
    return now !== null && byName.has(plain(now)) ? { ...entry, name: now } : entry;
  });
  requireCodes(entries);
  const byNumber = new Map(known.map((code) => [code.codeNumber, code]));
  const used = new Set(usedCodeNumbers);
  const nextNumber = freeNumbers(new Set([...used, ...entries.flatMap(({ number }) => number ?? [])]));
  const added: Code[] = [];
  const unnamed = new Set<string>();
  const renumbered: string[] = [];
  const unclear = new Set<string>();
  const add = ({ number, name }: Token): Code => {
    const isFree = number !== null && !used.has(number);
    const codeNumber = isFree ? number : nextNumber();
    const wanted = name ?? unnamedCode(number ?? codeNumber);
    const own = byName.has(plain(wanted)) ? numberedName(wanted, number ?? codeNumber) : wanted;
    const code: Code = { id: newId(), name: own, ...NEW, codeNumber };
    used.add(codeNumber);
    if (number !== null && !isFree) renumbered.push(`${number} becomes ${codeNumber} (“${code.name}”)`);
    if (name === null) unnamed.add(code.id);
    byNumber.set(codeNumber, code);
    byName.set(plain(own), [code]);
    added.push(code);
    return code;
  };
  const withNumber = ({ number, name }: Token): Code | undefined => {
    const code = byNumber.get(number ?? 0);
    const names = [unnamedCode(number ?? 0), name ?? code?.name ?? "", numberedName(name ?? "", number ?? 0)];
    return code && names.map(plain).includes(plain(code.name)) ? code : undefined;
  };
  const meant = new Set(entries.map(withNumber));
  const find = (token: Token): Code | undefined => {
    const { number, name } = token;
    const wanted = name ?? unnamedCode(number ?? 0);
    const named = byName.get(plain(wanted)) ?? [];
    if (number === null && named.length > 1) unclear.add(`“${named[0]?.name}” (${named[0]?.codeNumber})`);
    if (number === null) return named[0];
    const numbered = withNumber(token);
    if (numbered || !used.has(number)) return numbered;
    const renamed = byName.get(plain(numberedName(wanted, number)));
    const [only, ...others] = renamed ?? named.filter((code) => !meant.has(code));
    return others.length === 0 ? only : undefined;
  };
  const codesOf = new Map<string, string[]>();
  const named = new Set([...byName.keys(), ...entries.flatMap(({ name }) => (name === null ? [] : plain(name)))]);
  const isKnown = ({ number, name }: Token) => (name === null ? byNumber.has(number ?? 0) : named.has(plain(name)));
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
    entries,
    codesOf,
    added: new Set(added.map(({ id }) => id)),
    unnamed,
    notes: [
      ...(renumbered.length > 0
        ? [`Numbers that other codes of this question have or had: ${renumbered.join(", ")}.`]
        : []),
      ...(unclear.size > 0
        ? [`Of several codes with the same name, the first is taken: ${[...unclear].join(", ")}.`]
        : []),
    ],
  };
}

type Token = Omit<NamedToken, "token">;

const numberedName = (name: string, number: number) => `${name} (${number})`;
const orderOf = ({ number }: Token) => number ?? Number.MAX_SAFE_INTEGER;
const byNumberAndName = (one: Token, other: Token) =>
  orderOf(one) - orderOf(other) || Number(one.name === null) - Number(other.name === null);
const NEW = { definition: null, sentiment: "Neutral" } as const;
const plain = (name: string) => name.replace(/\s+/g, " ").trim().toLowerCase();

const partsOf = (list: string) => list.split(",").map((part) => readToken(part.trim()));

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
