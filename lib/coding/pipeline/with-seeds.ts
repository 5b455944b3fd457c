import { type DecidedNames, nameDecided } from "@/lib/codebook/decided-names";
import type { DraftCategory, DraftCode, Guidance } from "@/lib/engines/engine";
import { headingsOf } from "@/lib/language/headings/headings";
import { duplicateKey } from "@/lib/language/normalize";
import { speaksOf } from "@/lib/language/speaks-of";

/**
 * The seeds, each in its category, followed by the drafted codes that have no seed's name and are not about a subject
 * to avoid. Seeds without a category go under the heading for themes. Names are compared without case and white space.
 */
export function withSeeds(
  { seeds, avoid }: Guidance,
  drafts: readonly DraftCategory[],
  language: string,
): DraftCategory[] {
  if (seeds.length === 0 && avoid.length === 0) return [...drafts];
  const seeded = new Set(seeds.map(({ name }) => duplicateKey(name)));
  const isWanted = ({ name }: DraftCode) =>
    !seeded.has(duplicateKey(name)) && !avoid.some((subject) => speaksOf(name, subject, language));
  const categories = new Map<string, { name: string; codes: DraftCode[] }>();
  const place = (name: string, code: DraftCode) => {
    const category = categories.get(duplicateKey(name)) ?? { name, codes: [] };
    categories.set(duplicateKey(name), category);
    category.codes.push(code);
  };
  for (const { category, ...code } of seeds) place(category ?? headingsOf(language).onlyThemes, code);
  for (const { name, codes } of drafts) for (const code of codes.filter(isWanted)) place(name, code);
  return [...categories.values()];
}

/**
 * Drafted codes under the names that people gave them in an earlier draft, without those that they struck there, which
 * are named in `leftOut`.
 */
export function asDecided(
  drafts: readonly DraftCategory[],
  decided: DecidedNames,
): { kept: DraftCategory[]; leftOut: string[] } {
  const drafted = drafts.flatMap(({ codes }) => codes.map(({ name }) => name));
  const taken = new Set(drafted.filter((name) => nameDecided(name, decided) === name).map(duplicateKey));
  const leftOut: string[] = [];
  const kept = drafts.flatMap(({ name: category, codes }) => {
    const own = codes.flatMap((code) => {
      const name = nameDecided(code.name, decided);
      if (name === code.name) return code;
      if (name === null) leftOut.push(code.name);
      if (name === null || taken.has(duplicateKey(name))) return [];
      taken.add(duplicateKey(name));
      return { ...code, name };
    });
    return own.length > 0 ? { name: category, codes: own } : [];
  });
  return { kept, leftOut };
}
