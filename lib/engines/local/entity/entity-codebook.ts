import type { CodingType } from "@/db/schema/terms";
import { headingsOf } from "@/lib/language/headings/headings";
import { type CodebookRequest, type DraftCategory, NO_GUIDANCE } from "../../engine";
import { canonicalSpelling } from "./canonical-spelling";
import type { Entity } from "./entity";
import { learnNames } from "./learn-names";
import { nameKey, tightKey } from "./name-key";
import { MAX_SPELLINGS } from "./parameters";

/**
 * Drafts the codebook of a question that asks for names: one code per name, most frequent first, within the limits of
 * the request. Leaves out names that a seed code already covers in any spelling, and names to avoid.
 */
export function draftEntities(request: CodebookRequest): DraftCategory[] {
  const { answers, options, language, question, codingType, guidance = NO_GUIDANCE } = request;
  const texts = answers.map(({ text, language: own, count = 1 }) => ({ text, language: own, count }));
  const taken = [...guidance.seeds.map(({ name }) => name), ...guidance.avoid];
  const names = learnNames(
    texts,
    question,
    language,
    taken.map((name) => ({ keys: [nameKey(name)] })),
  );
  const support = new Map<Entity, number>();
  for (const { text, language: own, count } of texts) {
    for (const entity of new Set(names.find(text, own).map((mention) => mention.entity)))
      if (entity?.given === null) support.set(entity, (support.get(entity) ?? 0) + count);
  }
  const min = Math.max(1, options.minFrequency);
  const codes = [...support]
    .filter(([, count]) => count >= min)
    .toSorted(([a, x], [b, y]) => y - x || a.id - b.id)
    .slice(0, Math.max(1, options.maxCodes - (options.includeOther ? 1 : 0)))
    .map(([entity]) => {
      const name = canonicalSpelling(entity.surfaces);
      return { name, definition: definitionOf(name, entity), sentiment: "Neutral" as const };
    });
  const drafts: DraftCategory[] =
    codes.length > 0 ? [{ name: entityCategory(question, language, codingType), codes }] : [];
  if (options.includeOther) {
    const { other, otherDefinition } = headingsOf(language);
    drafts.push({ name: other, codes: [{ name: other, definition: otherDefinition, sentiment: "Neutral" }] });
  }
  return drafts;
}

/** The definition of a name: its other spellings, most frequent first, so that people can check them. */
function definitionOf(name: string, { surfaces }: Entity): string | null {
  const seen = new Set([tightKey(nameKey(name))]);
  const others = [...surfaces]
    .toSorted(([x, a], [y, b]) => b - a || (x < y ? -1 : 1))
    .flatMap(([spelling]) => {
      const key = tightKey(nameKey(spelling));
      if (seen.has(key)) return [];
      seen.add(key);
      return `"${spelling}"`;
    });
  return others.length > 0 ? `Also written ${others.slice(0, MAX_SPELLINGS).join(", ")}.` : null;
}

/** The category of the names, taken from the question: "Which supermarkets ..." gives "Supermarkets". */
function entityCategory(question: string | null, language: string, codingType: CodingType): string {
  const asked =
    codingType === "entity" && question
      ? /\b(?:which|what|name (?:all|any|some)(?: of)?(?: the)?)\s+(?:other\s+)?(\p{L}{4,})\b/iu.exec(question)?.[1]
      : undefined;
  if (!asked || /^(?:does|would|should|could|comes|come|were|have|your|about|other|kind|type|made|makes)$/i.test(asked))
    return headingsOf(language).names;
  return asked.charAt(0).toUpperCase() + asked.slice(1).toLowerCase();
}
