import { duplicateKey } from "@/lib/language/normalize";
import { wordsOf } from "@/lib/language/tokens";
import { type MaskedText, maskPassage, maskText, unmaskMarks, unmaskPassage } from "@/lib/masking/mask-text";
import { DEFAULT_MASKING, type PersonalDatum } from "@/lib/masking/masking";
import type {
  AnswerCoding,
  CodingEngine,
  CodingTask,
  EngineAnswer,
  EngineOptions,
  EngineResult,
  Mention,
  ReviewingEngine,
} from "../engine";

/** Summaries are written in English. */
const SUMMARY = { languages: ["en"] };

type Subject = Pick<CodingTask, "codingType" | "language" | "masking"> & Partial<Pick<CodingTask, "codes">>;
type About = Subject & Pick<CodingTask, "question" | "survey">;

/**
 * Wraps an engine so that answers, examples and the survey's description are masked before the engine gets them, if the
 * project wants that. Evidence is mapped back to the original answer.
 */
export function masked(engine: ReviewingEngine, { isOutside }: { isOutside: boolean }): ReviewingEngine {
  const isWanted = ({ masking = DEFAULT_MASKING }: Subject) =>
    masking.when === "always" || (masking.when === "outside" && isOutside);
  const tasks = new WeakMap<CodingTask, CodingTask>();
  const taskFor = (task: CodingTask) => {
    const known = tasks.get(task) ?? maskTask(task);
    tasks.set(task, known);
    return known;
  };
  const { writeManual, phrase, translator } = engine;
  return {
    ...engine,
    async generateCodebook(request, options) {
      if (!isWanted(request)) return engine.generateCodebook(request, options);
      const { answers } = maskAll(request, request.answers);
      return engine.generateCodebook({ ...request, ...maskSurvey(request), answers }, options);
    },
    ...(writeManual && {
      async writeManual(request, options) {
        const { task } = request;
        if (!isWanted(task)) return writeManual(request, options);
        const mask = maskerOf(task);
        const { answers } = maskAll(task, request.answers);
        const disagreements = request.disagreements.map((each) => ({ ...each, text: mask(each.text).text }));
        return writeManual({ task: taskFor(task), answers, disagreements }, options);
      },
    }),
    ...(phrase && { phrase: (sentences, options) => phraseUnmasked(phrase, sentences, options) }),
    ...(translator && {
      translator: {
        ...translator,
        async translate(about, answers, options) {
          if (!isWanted(about)) return translator.translate(about, answers, options);
          const shown = maskAll(about, answers);
          const { value, ...rest } = await translator.translate(about, shown.answers, options);
          return { ...rest, value: value.map((text, index) => text && unmaskMarks(text, shown.texts[index])) };
        },
      },
    }),
    async classify(task, answers, options) {
      if (!isWanted(task)) return engine.classify(task, answers, options);
      const shown = maskAll(task, answers);
      const { value, ...rest } = await engine.classify(taskFor(task), shown.answers, options);
      const restored = value.map((coding, index) => coding && withEvidence(coding, shown.texts[index], unmaskPassage));
      return { ...rest, value: restored };
    },
    async review(task, answers, codings, options) {
      if (!isWanted(task)) return engine.review(task, answers, codings, options);
      const shown = maskOnce(task, answers);
      const given = codings.map((coding, index) => withEvidence(coding, shown.texts[index], maskPassage));
      const { value, ...rest } = await engine.review(taskFor(task), shown.answers, given, options);
      const from = options?.part?.from ?? 0;
      const restored = value.map((coding, index) => {
        const before = codings[from + index];
        const isKept = before && coding === given[from + index];
        return isKept ? before : withEvidence(coding, shown.texts[from + index], unmaskPassage);
      });
      return { ...rest, value: restored };
    },
  };
}

/**
 * Rewords the sentences of a summary, except those with personal data: for instance, a segment's value may be an e-mail
 * address.
 */
async function phraseUnmasked(
  phrase: NonNullable<CodingEngine["phrase"]>,
  sentences: readonly string[],
  options?: EngineOptions,
): Promise<EngineResult<(string | null)[]>> {
  const isSent = sentences.map((text) => maskText(text, SUMMARY).spans.length === 0);
  const sent = sentences.filter((_, index) => isSent[index]);
  const { value, usage } = await phrase(sent, options);
  const phrasings = value.values();
  return { value: isSent.map((wasSent) => (wasSent ? (phrasings.next().value ?? null) : null)), usage };
}

function maskTask(task: CodingTask): CodingTask {
  const mask = maskerOf(task);
  const examples = task.examples.map((example) => ({ ...example, text: mask(example.text).text }));
  const codes = task.codes.map((code) => ({
    ...code,
    definition: code.definition && mask(code.definition).text,
    include: code.include && mask(code.include).text,
    exclude: code.exclude && mask(code.exclude).text,
  }));
  const rules = task.manual?.rules.map((rule) => ({ ...rule, quotes: rule.quotes.map((quote) => mask(quote).text) }));
  return {
    ...task,
    ...maskSurvey(task),
    codes,
    examples,
    manual: task.manual && { ...task.manual, rules: rules ?? [] },
  };
}

function maskSurvey(about: About) {
  const mask = maskerOf(about);
  const { question, survey = null } = about;
  return { question: question && mask(question).text, survey: survey && mask(survey).text };
}

type Shown<Answer extends EngineAnswer> = { texts: MaskedText[]; answers: Answer[] };

/** Cached for each list of answers, because several calls review parts of the same question. */
const known = new WeakMap<readonly EngineAnswer[], { about: About; shown: Shown<EngineAnswer> }>();

function maskOnce(about: About, answers: readonly EngineAnswer[]): Shown<EngineAnswer> {
  const hit = known.get(answers);
  if (hit?.about === about) return hit.shown;
  const shown = maskAll(about, answers);
  known.set(answers, { about, shown });
  return shown;
}

function maskAll<Answer extends EngineAnswer>(about: Subject, answers: readonly Answer[]): Shown<Answer> {
  const mask = maskerOf(about);
  const texts = answers.map(({ text, language }) => mask(text, language));
  return { texts, answers: answers.map((answer, index) => ({ ...answer, text: texts[index]?.text ?? "" })) };
}

/**
 * Returns a function that masks personal data in a text. It does not mask what the project allows, nor names of people
 * that one code's name holds as they are. If the codes are names, it masks no name at all.
 */
function maskerOf({ codingType, language, masking = DEFAULT_MASKING, codes = [] }: Subject) {
  const allowed = new Set(masking.except.map(duplicateKey));
  const names = codes.map(({ name }) => phraseOf(wordsOf(name)));
  const isAllowed = (passage: string, kind: PersonalDatum) => {
    if (allowed.has(duplicateKey(passage))) return true;
    const words = wordsOf(passage);
    if (kind !== "name" || words.length === 0) return false;
    return words.every((word) => allowed.has(word)) || names.some((name) => name.includes(phraseOf(words)));
  };
  return (text: string, own = language) =>
    maskText(text, { languages: [...new Set([own, language])], keepNames: codingType === "entity", isAllowed });
}

/** Words with spaces around them, so that a phrase is found as whole words only. */
const phraseOf = (words: readonly string[]) => ` ${words.join(" ")} `;

function withEvidence(
  coding: AnswerCoding,
  text: MaskedText | undefined,
  carried: (text: MaskedText, passage: string) => string,
): AnswerCoding {
  if (!text || text.spans.length === 0) return coding;
  const carry = (mention: Mention) => ({
    ...mention,
    evidence: mention.evidence === null ? null : carried(text, mention.evidence),
  });
  return { ...coding, mentions: coding.mentions.map(carry) };
}
