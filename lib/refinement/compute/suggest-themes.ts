import type { SuggestedMention } from "@/db/schema/suggestions";
import { type Category, type Code, type Codebook, frameOf } from "@/lib/codebook/codebook";
import { generateCodebook } from "@/lib/coding/pipeline/generate-codebook";
import { evenly } from "@/lib/data/parts";
import type { FrameCode, Mention } from "@/lib/engines/engine";
import { findEvidence } from "@/lib/language/evidence";
import { headingsOf, isCatchAllDefinition, isGeneralHeading } from "@/lib/language/headings/headings";
import type { SuggestionDraft } from "../draft";
import {
  GROWTH_OF_NEW_CODE,
  MAX_NEW_CODES,
  MAX_OF_KIND,
  MAX_SHARE_ASKED,
  MIN_ASKED,
  MIN_OF_NEW_CODE,
} from "../parameters";
import { type ClassifiedAnswer, classifyAnswers } from "./classify-answers";
import { type CodedAnswer, countAnswers, isUnfitting, type Material } from "./coded-answers";
import { knownNames } from "./known-names";
import { findTwins } from "./same-wording";
import { counted, trustIn } from "./wording";

/**
 * Suggests new codes for subjects of answers without a sure code, and existing codes for answers about their subject.
 * Both come from one pass over the answers with a codebook that includes the new codes.
 */
export async function suggestThemes(material: Material): Promise<SuggestionDraft[]> {
  const { answers, codebook, examples } = material;
  const unfitting = answers.filter((answer) => !answer.reviewed && isUnfitting(answer));
  const open = material.engine.name === "local" ? unfitting : evenly(unfitting, maxAsked(answers.length));
  const drafted = await draftCodes(material, open);
  if (drafted.length === 0 && open.length === 0 && examples.length === 0) return [];
  const found = await classifyAnswers(material, [...codebook, ...drafted], open, examples);
  const spoken = spokenOf(found, new Set(open));
  const suggested: SuggestionDraft[] = [];
  for (const { name, codes } of drafted) {
    const isPart = open.length < unfitting.length;
    for (const code of codes) suggested.push(...newCode(code, name, spoken.get(code.id) ?? [], { open, isPart }));
  }
  for (const { code, of } of mostSpoken(frameOf(codebook), spoken)) suggested.push(fittingCode(code, of));
  return suggested;
}

/** Codes drafted from the answers that fit none, without those that the codebook already has by name or by meaning. */
async function draftCodes(material: Material, open: readonly CodedAnswer[]): Promise<Codebook> {
  const { engine, context, codebook, signal } = material;
  if (open.length < MIN_OF_NEW_CODE) return [];
  const minFrequency = leastOfNewCode(open.length);
  // A model is shown the codebook, so that it proposes only what that lacks.
  const seeds =
    engine.name === "local"
      ? []
      : codebook.flatMap(({ name, codes }) => codes.map((code) => ({ ...code, category: name })));
  const options = { maxCodes: MAX_NEW_CODES + seeds.length, minFrequency, includeOther: false };
  const guidance = { seeds, avoid: [] };
  const generated = await generateCodebook(engine, context, open, { options, guidance, signal });
  const twins = await findTwins(material, frameOf(generated.codebook), frameOf(codebook));
  const known = new Set(twins.flatMap(({ code, confidence }) => (confidence === "high" ? code.id : [])));
  const isNamed = knownNames(codebook, context.language);
  return generated.codebook.map((category) => ({
    ...category,
    name: placeAmong(codebook, category.name, context.language),
    codes: category.codes.filter((code) => !known.has(code.id) && !isNamed(code)),
  }));
}

/**
 * The category for a new theme. A theme for which the engine found no specific category goes to the codebook's category
 * of other themes, if there is one.
 */
function placeAmong(codebook: Codebook, category: string, language: string): string {
  if (codebook.length === 0 || !isGeneralHeading(category)) return category;
  return codebook.find(({ name }) => isGeneralHeading(name))?.name ?? headingsOf(language).themes;
}

/** The most answers without a sure code that a model is asked about, spread evenly, so that suggestions cost a small part of what the coding did. */
const maxAsked = (answers: number) => Math.max(MIN_ASKED, Math.ceil(MAX_SHARE_ASKED * answers));

const leastOfNewCode = (open: number) => Math.max(MIN_OF_NEW_CODE, Math.ceil(GROWTH_OF_NEW_CODE * Math.sqrt(open)));

type Spoken = { answer: CodedAnswer; mention: Mention };

/**
 * By code, the answers that mention it but do not have it. For an answer without a sure code a medium match is enough;
 * otherwise the match must have high confidence.
 */
function spokenOf(
  found: readonly ClassifiedAnswer[],
  open: ReadonlySet<CodedAnswer>,
): ReadonlyMap<string, readonly Spoken[]> {
  const spoken = new Map<string, Spoken[]>();
  for (const { answer, mentions } of found) {
    if (answer.reviewed) continue;
    const had = new Set(answer.mentions.map(({ codeId }) => codeId));
    for (const mention of mentions) {
      const { codeId, confidence } = mention;
      const isFirst = !had.has(codeId);
      had.add(codeId);
      if (!isFirst || !(confidence === "high" || (confidence === "medium" && open.has(answer)))) continue;
      const own = spoken.get(codeId);
      if (own) own.push({ answer, mention });
      else spoken.set(codeId, [{ answer, mention }]);
    }
  }
  return spoken;
}

/** The codes that most answers mention: as many as are kept of one kind of suggestion. */
function mostSpoken(codes: readonly FrameCode[], spoken: ReadonlyMap<string, readonly Spoken[]>) {
  return codes
    .flatMap((code) => {
      const of = isCatchAllDefinition(code.definition) ? [] : (spoken.get(code.id) ?? []);
      return of.length > 0 ? [{ code, of, size: countAnswers(of.map(({ answer }) => answer)) }] : [];
    })
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MAX_OF_KIND);
}

function newCode(
  { name, definition, sentiment }: Code,
  category: Category["name"],
  spoken: readonly Spoken[],
  { open, isPart }: { open: readonly CodedAnswer[]; isPart: boolean },
): SuggestionDraft[] {
  if (spoken.length < leastOfNewCode(open.length)) return [];
  const uncoded = countAnswers(spoken.flatMap(({ answer }) => (isUnfitting(answer) ? answer : [])));
  const others = countAnswers(spoken.map(({ answer }) => answer)) - uncoded;
  const more = others > 0 ? `, and ${others} with a code` : "";
  return [
    {
      ...NOTHING,
      type: "new_code",
      confidence: trustIn(spoken.map(({ mention }) => mention.confidence)),
      title: `Add the code "${name}"`,
      rationale: `${uncoded} of the ${counted(countAnswers(open))} ${isPart ? "read of those " : ""}without a sure code ${uncoded === 1 ? "mentions" : "mention"} this${more}.`,
      code: { name, definition, sentiment },
      category,
      mentions: suggestedOf(spoken),
    },
  ];
}

function fittingCode(code: FrameCode, spoken: readonly Spoken[]): SuggestionDraft {
  const all = countAnswers(spoken.map(({ answer }) => answer));
  return {
    ...NOTHING,
    type: "assign_existing",
    confidence: trustIn(spoken.map(({ mention }) => mention.confidence)),
    title: `Give ${counted(all)} the code "${code.name}"`,
    rationale: `${counted(all)} ${all === 1 ? "mentions" : "mention"} "${code.name}" but ${all === 1 ? "does" : "do"} not have the code.`,
    targetCodeId: code.id,
    mentions: suggestedOf(spoken),
  };
}

const NOTHING = { code: null, category: null, sourceCodeId: null, targetCodeId: null, parts: [] };

const suggestedOf = (spoken: readonly Spoken[]): SuggestedMention[] =>
  spoken.flatMap(({ answer, mention: { codeId: _, ...mention } }) =>
    answer.answers.map(({ id, text }) => ({
      ...mention,
      responseId: id,
      evidence: findEvidence(text, mention.evidence),
    })),
  );
