import type { CodingType } from "@/db/schema/terms";
import type { CodebookRequest, DraftCategory } from "../engine";
import { MOST_SUPPORT_LISTED } from "./parameters";
import type { ProposedCode, ProposedCodebook } from "./schemas";

type Placed = ProposedCode & { category: string };

/**
 * Makes a proposal meet the limits of the request: no code twice, none too rare, at most `maxCodes`, those with most
 * support first; the catch-all code last. `sampled` is the number of answers that the model saw.
 */
export function tidyCodebook(proposal: ProposedCodebook, request: CodebookRequest, sampled: number): DraftCategory[] {
  const { options } = request;
  const other = options.includeOther ? proposal.other : null;
  const placed = proposal.categories.flatMap(({ name, codes }) => codes.map((code) => ({ ...code, category: name })));
  const distinct = withoutRepeats(placed, request.codingType, other?.name);
  const frequent = frequentEnough(distinct, leastSupport(request, sampled));
  const kept = bestSupported(frequent, options.maxCodes - (other ? 1 : 0));
  return intoCategories(
    [...kept, ...(other ? [{ ...other, category: other.name, sentiment: "Neutral" as const, support: [] }] : [])],
    request,
  );
}

/**
 * Drops repeated codes. An entity may occur once in the codebook; any other name may recur in another category with
 * another definition.
 */
function withoutRepeats(codes: readonly Placed[], codingType: CodingType, otherName: string | undefined): Placed[] {
  const seen = new Set<string>();
  return codes.filter(({ category, name, definition }) => {
    if (otherName !== undefined && fold(name) === fold(otherName)) return false;
    const contexts = codingType === "entity" ? [""] : [`in ${fold(category)}`, `is ${fold(definition)}`];
    const keys = contexts.map((context) => JSON.stringify([fold(name), context]));
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

function leastSupport({ options, answers }: CodebookRequest, sampled: number): number {
  return Math.min(MOST_SUPPORT_LISTED, Math.ceil((options.minFrequency * sampled) / answers.length));
}

/** Drops codes with too little support, unless the model listed no support at all. */
function frequentEnough(codes: Placed[], least: number): Placed[] {
  const supported = codes.filter((code) => code.support.length >= least);
  return supported.length > 0 ? supported : codes;
}

function bestSupported(codes: readonly Placed[], most: number): readonly Placed[] {
  if (codes.length <= most) return codes;
  const ranked = [...codes].sort((one, other) => other.support.length - one.support.length);
  const kept = new Set(ranked.slice(0, most));
  return codes.filter((code) => kept.has(code));
}

function intoCategories(codes: readonly Placed[], { codingType }: CodebookRequest): DraftCategory[] {
  const categories = new Map<string, { name: string; codes: DraftCategory["codes"][number][] }>();
  for (const { category, name, definition, sentiment } of codes) {
    const key = fold(category);
    const entry = categories.get(key) ?? { name: category, codes: [] };
    const feeling = codingType === "qualitative" ? sentiment : "Neutral";
    entry.codes.push({ name, definition: definition === "" ? null : definition, sentiment: feeling });
    categories.set(key, entry);
  }
  return [...categories.values()];
}

function fold(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}
