import { distance } from "fastest-levenshtein";

/** One entity: how it is best written and every spelling of it, each with its number of answers. */
export type Entity = { name: string; spellings: ReadonlyMap<string, number>; support: number };

type Group = { key: string; spellings: Map<string, number>; support: number };

/**
 * Unites spellings of one name: case, punctuation and accents, then additions ("Starbucks coffee"
 * joins a frequent "Starbucks"), then typing errors within an edit distance of one in short and
 * two in long names. The most frequent spelling becomes the name.
 */
export function clusterNames(names: readonly string[]): Entity[] {
  const groups = new Map<string, Group>();
  for (const name of names) {
    const key = nameKey(name);
    if (!key) continue;
    const group = groups.get(key) ?? { key, spellings: new Map(), support: 0 };
    group.spellings.set(name, (group.spellings.get(name) ?? 0) + 1);
    group.support += 1;
    groups.set(key, group);
  }
  const ranked = [...groups.values()].toSorted(
    (a, b) => b.support - a.support || a.key.length - b.key.length || (a.key < b.key ? -1 : 1),
  );
  const heads: Group[] = [];
  for (const group of ranked) {
    const head = heads.find((candidate) => isVariant(group.key, candidate.key));
    if (!head) {
      heads.push(group);
      continue;
    }
    head.support += group.support;
    for (const [spelling, count] of group.spellings)
      head.spellings.set(spelling, (head.spellings.get(spelling) ?? 0) + count);
  }
  return heads
    .map(({ spellings, support }) => ({ name: canonical(spellings), spellings, support }))
    .toSorted((a, b) => b.support - a.support || (a.name < b.name ? -1 : 1));
}

/** A name without case, accents and punctuation: equal for spellings that differ in nothing else. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();
}

/** True where `key` is a spelling of `head`: a typing error, or the name with a generic addition. */
export function isVariant(key: string, head: string): boolean {
  if (key === head) return true;
  if (head.length >= 4 && key.startsWith(`${head} `)) return true;
  const [tight, loose] = [key.replaceAll(" ", ""), head.replaceAll(" ", "")];
  if (tight === loose || tight === `${loose}s` || loose === `${tight}s`) return true;
  if (tight.charAt(0) !== loose.charAt(0) && loose.length < 6) return false;
  const allowed = loose.length >= 9 ? 2 : loose.length >= 5 ? 1 : 0;
  return Math.abs(tight.length - loose.length) <= allowed && allowed > 0 && distance(tight, loose) <= allowed;
}

/** The best way to write a name: its commonest form, rather with capitals than without, rather not in capitals only. */
function canonical(spellings: ReadonlyMap<string, number>): string {
  const forms = new Map<string, { support: number; written: [spelling: string, count: number][] }>();
  for (const entry of spellings) {
    const form = forms.get(nameKey(entry[0])) ?? { support: 0, written: [] };
    form.support += entry[1];
    form.written.push(entry);
    forms.set(nameKey(entry[0]), form);
  }
  const style = (spelling: string) => (isMixedCase(spelling) ? 2 : isAcronym(spelling) ? 1 : 0);
  const best = [...forms.values()]
    .map(({ support, written }) => ({
      support,
      spelling:
        written.toSorted((x, y) => style(y[0]) - style(x[0]) || y[1] - x[1] || (x[0] < y[0] ? -1 : 1))[0]?.[0] ?? "",
    }))
    .toSorted(
      (x, y) => y.support - x.support || style(y.spelling) - style(x.spelling) || (x.spelling < y.spelling ? -1 : 1),
    )[0];
  const spelling = best?.spelling ?? "";
  const titled = style(spelling) > 0 ? spelling : titleCase(spelling);
  return titled.charAt(0).toUpperCase() + titled.slice(1);
}

function isMixedCase(spelling: string): boolean {
  return spelling !== spelling.toLowerCase() && spelling !== spelling.toUpperCase();
}

function isAcronym(spelling: string): boolean {
  return spelling === spelling.toUpperCase() && spelling !== spelling.toLowerCase() && spelling.length <= 4;
}

function titleCase(name: string): string {
  return name.toLowerCase().replace(/(?<=^|[\s&-])\p{L}/gu, (letter) => letter.toUpperCase());
}
