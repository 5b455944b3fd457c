import type { Confidence, EngineFlag, Sentiment } from "@/db/schema/terms";
import { isTranslated } from "@/lib/language/glossary/glossary";
import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { isCatchAllDefinition } from "@/lib/language/headings/headings";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { bareAnswer, hasNoContent, isDontKnow, isNothing } from "@/lib/language/no-answer/no-content";
import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode, Mention } from "../engine";
import type { HeldOut, JudgedCoding } from "../learner";
import { withCountedWords } from "./counted-words";
import { type SentenceEncoder, sentenceEncoderOf } from "./encoder/sentence-encoder";
import { SENTENCE_WIDTH } from "./encoder/transformer";
import { entityCoder } from "./entity/entity-coder";
import type { LearnerAnswer, ReviewedAnswer } from "./learning/meta-features";
import { type LearningQuestion, learnFromReviewed, type ReviewedScorer } from "./learning/reviewed-scorer";
import { wordingChooser } from "./learning/wording-chooser";
import { type Reading, readAnswer } from "./reading";
import { languagesOfCodes } from "./scoring/code-languages";
import { codebookParts } from "./scoring/codebook-parts";
import type { CodeSense } from "./scoring/concept-links";
import { type Prior, priorScorer } from "./scoring/prior";
import { withTypicalWords } from "./scoring/typical-words";
import { askedSide, inLightOf } from "./sentiment/asked-side";
import { bestPassage, mentionSentiment } from "./sentiment/mention-sentiment";
import { saysNoComplaint } from "./sentiment/no-complaint";
import { feltTexts, type SentimentModel, sentimentModel } from "./sentiment/sentiment-model";

/** The model that the engine has learnt for one question, ready to code its answers. */
export type TaskModel = {
  code(answer: EngineAnswer): AnswerCoding;
  /**
   * Codes many answers. This is faster than coding them one by one, because the sentence encoder reads them together.
   */
  codeAll(answers: readonly EngineAnswer[]): AnswerCoding[];
  /** Codes many answers and gives the expected F1 of each coding. */
  judgeAll(answers: readonly EngineAnswer[]): JudgedCoding[];
  /** The codes that the engine would have given the reviewed answers if it had not learnt from them. */
  heldOut: readonly HeldOut[];
};

type Choice = { code: number; confidence: Confidence };

/** Learns a task from its codebook and the answers that people coded. */
export function learnTask(given: CodingTask): TaskModel {
  const task = withTypicalWords(withCountedWords(given));
  if (task.codingType === "entity") {
    const { code } = entityCoder(task);
    return {
      code,
      codeAll: (answers) => answers.map(code),
      judgeAll: (answers) => answers.map((answer) => ({ coding: code(answer), expected: 0 })),
      heldOut: [],
    };
  }
  const encoder = task.examples.length > 0 ? sentenceEncoderOf(task.language) : null;
  const { judge, heldOut } = themeCoder(task, encoder);
  const judgeAll = (answers: readonly EngineAnswer[]) => {
    encoder?.encode(answers.map(({ text }) => text));
    return answers.map(judge);
  };
  return {
    code: (answer) => judge(answer).coding,
    codeAll: (answers) => judgeAll(answers).map(({ coding }) => coding),
    judgeAll,
    heldOut,
  };
}

type ThemeCoder = { judge(answer: EngineAnswer): JudgedCoding; heldOut: readonly HeldOut[] };

function themeCoder(task: CodingTask, encoder: SentenceEncoder | null): ThemeCoder {
  const prior = priorScorer(task);
  const { senses } = codebookParts(task);
  const feelings =
    task.codingType === "qualitative" ? sentimentModel([], task.language, feltTexts(task.examples)) : null;
  const silence = codesOfSilence(task);
  const catchAll = task.codes.find(({ definition }) => isCatchAllDefinition(definition));
  const other = catchAll ?? task.codes.find(({ name }) => isCatchAllName(name));
  const known = new Set(["en", ...languagesOfCodes(task.codes, task.language)]);
  const knows = (language: string) => known.has(language) || isTranslated(language);
  const toLearnerAnswer = (reading: Reading): LearnerAnswer => ({
    text: reading.text,
    words: reading.words,
    stems: reading.stems,
    passages: reading.passages,
    sentence:
      (encoder && (reading.language === task.language ? encoder.encode([reading.text])[0] : NO_SENTENCE)) || null,
    prior: prior.score(reading),
  });
  encoder?.encode(task.examples.map(({ text }) => text));
  const asked = askedSide(task.question ?? "");
  const { judge, heldOut } = learnJudge(task, (text) =>
    toLearnerAnswer(inLightOf(asked, readAnswer(text, task.language))),
  );
  const unsure = (answer: EngineAnswer, ...mentions: Mention[]): JudgedCoding => ({
    coding: { answerId: answer.id, mentions },
    expected: 0,
  });
  /** A code that no answer without a complaint can have: any but praise, if only the codebook says so. */
  const isComplaint = (code: number) => {
    const polarity = senses[code]?.polarity;
    const isOpen = asked === "blame" && task.examples.length === 0 && polarity !== "Positive";
    return polarity === "Negative" || task.codes[code]?.sentiment === "Negative" || isOpen;
  };
  return {
    heldOut: heldOut.map(({ codes, ...rest }) => ({ ...rest, codeIds: codes.map((code) => idOf(task, code)) })),
    judge(answer) {
      const isEmpty = hasNoContent(answer.text);
      const silent = isDontKnow(bareAnswer(answer.text)) ? silence.dontKnow : silence.nothing;
      if (silent && isEmpty) return unsure(answer, noAnswerMention(silent, answer.text));
      const plain = readAnswer(answer.text, answer.language);
      const denies = !isEmpty && saysNoComplaint(plain, asked);
      const reading = inLightOf(asked, plain);
      const learnerAnswer = toLearnerAnswer(reading);
      const judged = judge(learnerAnswer);
      const choices = denies ? judged.choices.filter(({ code }) => !isComplaint(code)) : judged.choices;
      const { expected } = judged;
      const mentions = choices.flatMap(
        (choice) => mentionOf(choice, task, reading, learnerAnswer.prior, senses, feelings) ?? [],
      );
      if (denies) {
        const fine = silence.nothing ? [noAnswerMention(silence.nothing, answer.text)] : [];
        return flagged("no_complaint", unsure(answer, ...fine, ...mentions.map(({ mention }) => mention)));
      }
      if (mentions.length === 0 && !isEmpty && !knows(answer.language))
        return flagged("other_language", unsure(answer, ...(other ? [catchAllMention(other, reading, feelings)] : [])));
      if (mentions.length === 0 && catchAll && !isEmpty && reading.stems.length > 0)
        return unsure(answer, catchAllMention(catchAll, reading, feelings));
      const inOrder = mentions.toSorted((a, b) => a.at - b.at).map(({ mention }) => mention);
      const isWhole = mentions.length === choices.length;
      return { coding: { answerId: answer.id, mentions: inOrder }, expected: isWhole ? expected : 0 };
    },
  };
}

/** Stands for the sentence of an answer in a language that the encoder does not read. */
const NO_SENTENCE = new Float32Array(SENTENCE_WIDTH);

const flagged = (flag: EngineFlag, { coding, expected }: JudgedCoding): JudgedCoding => ({
  coding: { ...coding, flag },
  expected,
});

/** The codes for answers that say nothing, or that all is fine, and for those that don't know; often the same code. */
function codesOfSilence({ codes, language }: Pick<CodingTask, "codes" | "language">) {
  const silent = codes.filter(({ name }) => isNoAnswerName(name));
  const [first] = silent;
  const isOfIgnorance = ({ name }: FrameCode) => !isNothing(bareAnswer(name.split("/")[0] ?? ""));
  const fine = codes.find(({ name }) => saysNoComplaint(readAnswer(name, language), null));
  return {
    nothing: fine ?? silent.find((code) => !isOfIgnorance(code)) ?? first,
    dontKnow: silent.find(isOfIgnorance) ?? first,
  };
}

const idOf = ({ codes }: CodingTask, code: number) => codes[code]?.id ?? "";

/** Learns how to choose codes: from reviewed answers if there are any, else from the codebook's wording. */
export function learnJudge(task: CodingTask, toLearnerAnswer: (text: string) => LearnerAnswer): ReviewedScorer {
  const { reviewed, question } = trainingMaterial(task, toLearnerAnswer);
  if (reviewed.length > 0) return learnFromReviewed(reviewed, question);
  return {
    judge: ({ prior }) => ({ choices: question.wording.choose(prior), expected: 0 }),
    heldOut: [],
  };
}

/** The learner's input: the reviewed answers, and how codes are chosen without them. */
export function trainingMaterial(
  task: CodingTask,
  toLearnerAnswer: (text: string) => LearnerAnswer,
): { reviewed: ReviewedAnswer[]; question: LearningQuestion } {
  const indexOfId = new Map(task.codes.map(({ id }, index) => [id, index]));
  const reviewed = task.examples.flatMap(({ text, codeIds }) => {
    const codes = new Set(codeIds.flatMap((id) => indexOfId.get(id) ?? []));
    return codes.size > 0 || codeIds.length === 0 ? [{ ...toLearnerAnswer(text), codes }] : [];
  });
  const { language, codes } = task;
  return { reviewed, question: { language, codeCount: codes.length, wording: wordingChooser(task) } };
}

function noAnswerMention({ id }: FrameCode, text: string): Mention {
  return { codeId: id, confidence: "high", evidence: text, mentionSentiment: "Neutral" };
}

function catchAllMention({ id }: FrameCode, reading: Reading, feelings: SentimentModel | null): Mention {
  const felt = feelings ? mentionSentiment(reading, null, null, feelings) : "Neutral";
  return { codeId: id, confidence: "low", evidence: null, mentionSentiment: felt };
}

/**
 * The mention of a code with its evidence and sentiment. Null for a code of low confidence whose polarity is the
 * opposite of the passage's sentiment: "Noisy" for a passage that praises the quiet. "Wifi" has no polarity, so it is
 * kept.
 */
function mentionOf(
  { code, confidence }: Choice,
  task: CodingTask,
  reading: Reading,
  { passages }: Prior,
  senses: readonly CodeSense[],
  feelings: SentimentModel | null,
): { mention: Mention; at: number } | null {
  const frameCode = task.codes[code];
  if (!frameCode) return null;
  const passage = bestPassage(code, reading, passages);
  const sense = senses[code];
  const felt = feelings ? mentionSentiment(reading, passage, sense?.concept ?? null, feelings) : "Neutral";
  const isOneSided = frameCode.sentiment !== "Neutral" && sense !== undefined;
  if (confidence === "low" && isOneSided && areOpposite(sense.polarity, felt)) return null;
  return {
    at: passage?.start ?? 0,
    mention: { codeId: frameCode.id, confidence, evidence: passage?.text ?? null, mentionSentiment: felt },
  };
}

function areOpposite(one: Sentiment, other: Sentiment): boolean {
  return (one === "Positive" && other === "Negative") || (one === "Negative" && other === "Positive");
}
