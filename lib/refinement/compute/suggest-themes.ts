import type { SuggestedMention } from "@/db/schema/suggestions";
import { type Category, type Code, type Codebook, frameOf } from "@/lib/codebook/codebook";
import { generateCodebook } from "@/lib/coding/pipeline/generate-codebook";
import type { FrameCode, Mention } from "@/lib/engines/engine";
import { findEvidence } from "@/lib/language/evidence";
import { headingsOf, isCatchAllDefinition, isGeneralHeading } from "@/lib/language/headings/headings";
import type { SuggestionDraft } from "../draft";
import { GROWTH_OF_NEW_CODE, LEAST_OF_NEW_CODE, MOST_NEW_CODES } from "../parameters";
import { classifyAnswers, type Found } from "./classify-answers";
import { type CodedAnswer, countAnswers, isUnfitting, type Material } from "./coded-answers";
import { saysNoMore } from "./name-use";
import { feelsDifferent, findTwins } from "./same-wording";
import { counted, trustIn } from "./wording";

/**
 * Suggests new codes for subjects of answers without a sure code, and existing codes for answers about their subject.
 * Both come from one pass over the answers with a codebook that includes the new codes.
 */
export async function suggestThemes(material: Material): Promise<SuggestionDraft[]> {
  const { answers, codebook, examples } = material;
  const open = answers.filter((answer) => !answer.reviewed && isUnfitting(answer));
  const drafted = await draftCodes(material, open);
  if (drafted.length === 0 && open.length === 0 && examples.length === 0) return [];
  const found = await classifyAnswers(material, [...codebook, ...drafted], open, examples);
  const isOpen = new Set(open);
  const added = drafted.flatMap(({ name, codes }) =>
    codes.flatMap((code) => newCode(code, name, mentionsOf(code.id, found, isOpen), open)),
  );
  const known = frameOf(codebook).flatMap((code) => fittingCode(code, mentionsOf(code.id, found, isOpen)));
  return [...added, ...known];
}

/** Codes from the answers that fit none, without those that the codebook already has by name or by meaning. */
async function draftCodes(material: Material, open: readonly CodedAnswer[]): Promise<Codebook> {
  const { engine, context, codebook, signal } = material;
  if (open.length < LEAST_OF_NEW_CODE) return [];
  const minFrequency = leastOfNewCode(open.length);
  const options = { maxCodes: MOST_NEW_CODES, minFrequency, includeOther: false };
  const generated = await generateCodebook(engine, context, open, { options, signal });
  const twins = await findTwins(material, frameOf(generated.codebook), frameOf(codebook));
  const known = new Set(twins.flatMap(({ code, confidence }) => (confidence === "high" ? code.id : [])));
  return generated.codebook.map((category) => ({
    ...category,
    name: placeAmong(codebook, category.name, context.language),
    codes: category.codes.filter((code) => !known.has(code.id) && !isNamedIn(codebook, code, context.language)),
  }));
}

/** Whether a category, or a code that does not feel the opposite, says all that the new code's name says. */
const isNamedIn = (codebook: Codebook, code: Code, language: string) =>
  codebook.some(
    (category) =>
      saysNoMore(code.name, category.name, language) ||
      category.codes.some((each) => !feelsDifferent(code, each) && saysNoMore(code.name, each.name, language)),
  );

/** Themes without a heading of their own join those that the codebook has, if it has any. */
function placeAmong(codebook: Codebook, category: string, language: string): string {
  if (codebook.length === 0 || !isGeneralHeading(category)) return category;
  return codebook.find(({ name }) => isGeneralHeading(name))?.name ?? headingsOf(language).themes;
}

const leastOfNewCode = (open: number) => Math.max(LEAST_OF_NEW_CODE, Math.ceil(GROWTH_OF_NEW_CODE * Math.sqrt(open)));

type Spoken = { answer: CodedAnswer; mention: Mention };

/**
 * The answers that mention a code but do not have it. For an answer without a sure code a medium match is enough;
 * otherwise the match must have high confidence.
 */
function mentionsOf(codeId: string, found: readonly Found[], open: ReadonlySet<CodedAnswer>): Spoken[] {
  return found.flatMap(({ answer, mentions }) => {
    const mention = mentions.find((each) => each.codeId === codeId);
    if (!mention || answer.reviewed || answer.mentions.some((own) => own.codeId === codeId)) return [];
    const enough = mention.confidence === "high" || (mention.confidence === "medium" && open.has(answer));
    return enough ? [{ answer, mention }] : [];
  });
}

function newCode(
  { name, definition, sentiment }: Code,
  category: Category["name"],
  spoken: readonly Spoken[],
  open: readonly CodedAnswer[],
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
      rationale: `${uncoded} of the ${counted(countAnswers(open))} that no code surely fits ${uncoded === 1 ? "speaks" : "speak"} of this${more}.`,
      code: { name, definition, sentiment },
      category,
      mentions: spoken.flatMap(suggested),
    },
  ];
}

function fittingCode(code: FrameCode, spoken: readonly Spoken[]): SuggestionDraft[] {
  if (spoken.length === 0 || isCatchAllDefinition(code.definition)) return [];
  const all = countAnswers(spoken.map(({ answer }) => answer));
  return [
    {
      ...NOTHING,
      type: "assign_existing",
      confidence: trustIn(spoken.map(({ mention }) => mention.confidence)),
      title: `Give ${counted(all)} the code "${code.name}"`,
      rationale: `${counted(all)} ${all === 1 ? "speaks" : "speak"} of "${code.name}" and ${all === 1 ? "does" : "do"} not have the code.`,
      targetCodeId: code.id,
      mentions: spoken.flatMap(suggested),
    },
  ];
}

const NOTHING = { code: null, category: null, sourceCodeId: null, targetCodeId: null, parts: [] };

const suggested = ({ answer, mention: { codeId: _, ...mention } }: Spoken): SuggestedMention[] =>
  answer.answers.map(({ id, text }) => ({
    ...mention,
    responseId: id,
    evidence: findEvidence(text, mention.evidence),
  }));
