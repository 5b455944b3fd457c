import { distance } from "fastest-levenshtein";
import { isMinor, nameKey } from "./name-key";
import { FEW_USES, LONGEST_ACRONYM, LONGEST_COMPARED, MAX_CENTRAL, MAX_CENTRAL_DISTANCE } from "./parameters";

const WITHOUT_VOWELS = /^[^aeiouyàáâäãåèéêëìíîïòóôöõùúûü\s]{2,4}$/u;

/**
 * Chooses how to write a name: in the most frequent spelling, ignoring case and accents, with the capitals that most
 * people use. If all spellings are rare, the most central one is chosen.
 */
export function canonicalSpelling(surfaces: ReadonlyMap<string, number>): string {
  const forms = new Map<string, Form>();
  for (const entry of surfaces) {
    const key = nameKey(entry[0]).replaceAll(" ", "");
    const form = forms.get(key) ?? { support: 0, written: [] };
    form.support += entry[1];
    form.written.push(entry);
    forms.set(key, form);
  }
  const ranked = [...forms].toSorted(([x, a], [y, b]) => b.support - a.support || y.length - x.length || order(x, y));
  const best = (ranked[0]?.[1].support ?? 0) <= FEW_USES ? mostCentral(ranked.slice(0, MAX_CENTRAL)) : ranked[0];
  return best ? bestWritten(best[1].written) : "";
}

type Form = { support: number; written: [string, number][] };

/**
 * The spelling with the smallest total distance to all others. It is most likely the right one, because misspellings
 * are closer to the right spelling than to each other.
 */
function mostCentral(forms: readonly (readonly [key: string, form: Form])[]): readonly [string, Form] | undefined {
  const differing = ([key]: readonly [string, Form]) =>
    forms.reduce(
      (sum, [other, { support }]) =>
        sum + support * Math.min(MAX_CENTRAL_DISTANCE, distance(beginning(key), beginning(other))),
      0,
    );
  const [first] = forms;
  return forms
    .filter(([, { support }]) => support * 2 >= (first?.[1].support ?? 0))
    .map((form) => ({ form, differing: differing(form) }))
    .toSorted(
      (a, b) =>
        a.differing - b.differing ||
        b.form[1].support - a.form[1].support ||
        Number(isCased(b.form[1])) - Number(isCased(a.form[1])) ||
        a.form[0].length - b.form[0].length ||
        order(a.form[0], b.form[0]),
    )[0]?.form;
}

/** The part of a spelling that is compared. Comparing takes time quadratic in the length. */
const beginning = (key: string) => key.slice(0, LONGEST_COMPARED);

/** True if somebody wrote this form with mixed case. */
function isCased({ written }: Form): boolean {
  return written.some(([spelling]) => isMixed(spelling));
}

function bestWritten(written: readonly [string, number][]): string {
  const count = (test: (spelling: string) => boolean) =>
    written.reduce((sum, [spelling, uses]) => sum + (test(spelling) ? uses : 0), 0);
  const [acronym, mixed] = [count(isAcronym), count(isMixed)];
  const isStyled = acronym > mixed ? isAcronym : mixed > 0 ? isMixed : () => true;
  const [best] = written
    .filter(([spelling]) => isStyled(spelling))
    .toSorted(([x, a], [y, b]) => b - a || capitalsOf(y) - capitalsOf(x) || x.length - y.length || order(x, y));
  const spelling = best?.[0] ?? "";
  if (acronym > mixed || isMixed(spelling)) return withFirstCapital(spelling);
  return WITHOUT_VOWELS.test(spelling.toLowerCase()) ? spelling.toUpperCase() : titled(spelling);
}

/** True for a spelling with upper and lower case: "Tesco" and "eBay", but not "TESCO". */
function isMixed(spelling: string): boolean {
  return spelling !== spelling.toLowerCase() && spelling !== spelling.toUpperCase();
}

function isAcronym(spelling: string): boolean {
  return (
    spelling === spelling.toUpperCase() && spelling !== spelling.toLowerCase() && spelling.length <= LONGEST_ACRONYM
  );
}

/**
 * Capitalises the first word, unless it has capitals within: "tesco Express" becomes "Tesco Express", "iPhone" stays.
 */
function withFirstCapital(spelling: string): string {
  const [first = ""] = spelling.split(" ");
  return isMixed(first) ? spelling : spelling.charAt(0).toUpperCase() + spelling.slice(1);
}

function titled(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=^|[\s&-])\p{L}[\p{L}\p{M}]*/gu, (word, at) =>
      at > 0 && isMinor(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

function capitalsOf(spelling: string): number {
  return spelling.replace(/\P{Lu}/gu, "").length;
}

function order(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}
