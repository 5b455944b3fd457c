import type { Sentiment } from "@/db/schema/terms";
import { frameOf, numberCodebook } from "@/lib/codebook/codebook";
import { defaultCodebookOptions } from "@/lib/coding/pipeline/codebook-options";
import { evenly, inParts } from "@/lib/data/parts";
import { classifyAll } from "@/lib/engines/classify-all";
import type { AnswerCoding, EngineAnswer, FrameCode } from "@/lib/engines/engine";
import { isCatchAllDefinition } from "@/lib/language/headings/headings";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import type { SuggestionDraft } from "../draft";
import { LONGEST_PASSAGE, MAX_CODES_EXAMINED, MAX_PARTS, MAX_PASSAGES, MIN_TO_EXAMINE } from "../parameters";
import type { CodedAnswer, Material } from "./coded-answers";
import type { ExaminedCode, Passage } from "./examined-code";
import { suggestRename } from "./suggest-rename";
import { suggestSplit } from "./suggest-split";

/**
 * For each of the largest codes: a split if its passages are about two things, and a new name if they hardly use its
 * name.
 */
export async function examineCodes(material: Material): Promise<SuggestionDraft[]> {
  if (material.context.codingType === "entity") return [];
  const frame = frameOf(material.codebook);
  const sizes = countPassages(material.answers);
  const sizeOf = ({ id }: FrameCode) => sizes.get(id) ?? 0;
  const large = frame
    .filter((code) => sizeOf(code) >= MIN_TO_EXAMINE)
    .filter(({ name, definition }) => !isCatchAllDefinition(definition) && !isNoAnswerName(name))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_CODES_EXAMINED);
  const found: SuggestionDraft[] = [];
  for (const code of large) {
    const examined = await draftFrom(material, code, passagesOf(code, material.answers));
    const split = suggestSplit(examined, frame);
    found.push(...(split.length > 0 ? split : suggestRename(examined, material.context.language)));
  }
  return found;
}

/** The number of distinct answers that have each code. */
function countPassages(answers: readonly CodedAnswer[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { mentions } of answers) {
    for (const id of new Set(mentions.map(({ codeId }) => codeId))) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  return sizes;
}

const passagesOf = ({ id }: FrameCode, answers: readonly CodedAnswer[]): Passage[] =>
  answers.flatMap((answer) => {
    const mention = answer.mentions.find(({ codeId }) => codeId === id);
    if (!mention) return [];
    return [{ answer, mention, text: (mention.evidence ?? answer.representative.text).slice(0, LONGEST_PASSAGE) }];
  });

async function draftFrom(material: Material, code: FrameCode, passages: readonly Passage[]): Promise<ExaminedCode> {
  const { local, signal } = material;
  const { wording: question, ...context } = material.context;
  const seen = evenly(passages, MAX_PASSAGES);
  const texts = seen.map(({ answer, text }): EngineAnswer => ({ ...answer.representative, text }));
  const options = { ...defaultCodebookOptions(texts.length), maxCodes: MAX_PARTS, includeOther: false };
  const request = { ...context, question, answers: texts, options };
  const { value } = await local.generateCodebook(request, { signal });
  const drafted = frameOf(numberCodebook(value, context.codingType)).filter((each) =>
    isFeltAlike(each.sentiment, code.sentiment),
  );
  if (drafted.length === 0) return { code, passages: seen, drafted, codings: [] };
  const corpus = texts.map(({ text }) => text);
  const task = { ...context, question, codes: drafted, examples: [], corpus };
  const codings: AnswerCoding[] = [];
  for (const part of inParts(texts, local.batchSize)) {
    codings.push(...(await classifyAll(local, task, part, { signal })));
  }
  return { code, passages: seen, drafted, codings };
}

/**
 * True if a part's sentiment agrees with the code's. A code of praise is not split into praise and complaints: its
 * complaints were coded wrongly.
 */
const isFeltAlike = (part: Sentiment, whole: Sentiment): boolean =>
  part === whole || part === "Neutral" || whole === "Neutral" || whole === "Mixed";
