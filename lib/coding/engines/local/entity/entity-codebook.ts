import type { CodebookRequest, DraftCategory } from "../../engine";
import { entityCategory, headingsOf } from "../codebook/draft-names";
import { clusterNames, type Entity } from "./entity-clusters";
import { listedNames } from "./entity-names";

const LONGEST_NAME = 4;

/** Drafts the code list of a question for names: one code per entity, the most frequent within the limits. */
export function draftEntities({ answers, options, language, question, codingType }: CodebookRequest): DraftCategory[] {
  const names = answers.flatMap(({ text, language: own }) => [
    ...new Set(listedNames(text, own).map(({ name }) => name)),
  ]);
  const entities = clusterNames(names.filter((name) => name.split(/\s+/).length <= LONGEST_NAME));
  const least = Math.max(1, options.minFrequency);
  const kept = entities
    .filter(({ support }) => support >= least)
    .slice(0, Math.max(1, options.maxCodes - (options.includeOther ? 1 : 0)));
  const codes = kept.map((entity) => ({
    name: entity.name,
    definition: definitionOf(entity),
    sentiment: "Neutral" as const,
  }));
  const drafts: DraftCategory[] =
    codes.length > 0 ? [{ name: entityCategory(question, language, codingType), codes }] : [];
  if (options.includeOther) {
    const { other, otherDefinition } = headingsOf(language);
    drafts.push({ name: other, codes: [{ name: other, definition: otherDefinition, sentiment: "Neutral" }] });
  }
  return drafts;
}

function definitionOf({ name, spellings }: Entity): string | null {
  const variants = [...spellings.keys()].filter((spelling) => spelling !== name).toSorted();
  return variants.length > 0
    ? `Also written ${variants
        .slice(0, 12)
        .map((spelling) => `"${spelling}"`)
        .join(", ")}.`
    : null;
}
