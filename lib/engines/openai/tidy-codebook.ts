import type { CodingType, Sentiment } from "@/db/schema/terms";
import { headingsOf } from "@/lib/language/headings/headings";
import type { CodebookRequest, DraftCategory } from "../engine";
import { type Draft, foldName, type WeighedCode } from "./draft";

/**
 * Applies the limits of the request to a draft: no code occurs twice, none has too few respondents, and at most
 * `maxCodes` remain (those with the highest weight). `share` is the share of all respondents whose answers the model
 * saw.
 */
export function tidyDraft(draft: Draft, request: CodebookRequest, share: number): Draft {
  const { options, codingType } = request;
  const other = options.includeOther ? draft.other : null;
  const distinct = withoutRepeats(draft.codes, codingType, other?.name);
  const frequent = distinct.filter(
    ({ weight }) => weight === null || weight >= Math.floor(options.minFrequency * share),
  );
  const kept = heaviest(frequent, options.maxCodes - (other ? 1 : 0));
  const named =
    codingType === "qualitative"
      ? withoutRepeats(withPolesNamed(kept, request.language), codingType, other?.name)
      : kept;
  return { codes: [...named], other };
}

/**
 * Drops repeated codes. An entity may occur only once in the codebook. Any other name may occur again with the opposite
 * sentiment, or in another category with another definition.
 */
function withoutRepeats(codes: readonly WeighedCode[], codingType: CodingType, otherName?: string): WeighedCode[] {
  const seen = new Set<string>();
  return codes.filter(({ category, name, definition, sentiment }) => {
    if (otherName !== undefined && foldName(name) === foldName(otherName)) return false;
    const contexts = codingType === "entity" ? [""] : [`in ${foldName(category)}`, `is ${foldName(definition)}`];
    const feeling = codingType === "qualitative" && isPole(sentiment) ? sentiment : "";
    const keys = contexts.map((context) => JSON.stringify([foldName(name), feeling, context]));
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

const isPole = (sentiment: Sentiment) => sentiment === "Positive" || sentiment === "Negative";

function heaviest(codes: readonly WeighedCode[], max: number): readonly WeighedCode[] {
  if (codes.length <= max) return codes;
  const ranked = [...codes].sort((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const kept = new Set(ranked.slice(0, max));
  return codes.filter((code) => kept.has(code));
}

/**
 * Makes names unique within a category. If a positive and a negative code have the same name, both get an addition, as
 * in "Food: praise".
 */
function withPolesNamed(codes: readonly WeighedCode[], language: string): WeighedCode[] {
  const { praised, criticised } = headingsOf(language);
  const poles: Partial<Record<Sentiment, string>> = { Positive: praised, Negative: criticised };
  const keyOf = ({ category, name }: WeighedCode) => JSON.stringify([foldName(category), foldName(name)]);
  const alike = new Map<string, number>();
  for (const code of codes) alike.set(keyOf(code), (alike.get(keyOf(code)) ?? 0) + 1);
  return codes.map((code) => {
    const pole = poles[code.sentiment];
    return alike.get(keyOf(code)) === 1 || !pole ? code : { ...code, name: `${code.name}: ${pole}` };
  });
}

/** The categories of a draft with their codes; the catch-all code is the last. */
export function intoCategories({ codes, other }: Draft, codingType: CodingType): DraftCategory[] {
  const categories = new Map<string, { name: string; codes: DraftCategory["codes"][number][] }>();
  const last = other ? [{ ...other, category: other.name, sentiment: "Neutral" as const, weight: null }] : [];
  for (const { category, name, definition, sentiment } of [...codes, ...last]) {
    const key = foldName(category);
    const entry = categories.get(key) ?? { name: category, codes: [] };
    const feeling = codingType === "qualitative" ? sentiment : "Neutral";
    entry.codes.push({ name, definition: definition === "" ? null : definition, sentiment: feeling });
    categories.set(key, entry);
  }
  return [...categories.values()];
}
