import type { Confidence, Sentiment } from "@/db/schema/terms";
import { isCatchAllDefinition } from "@/lib/language/headings/headings";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { evenly } from "@/lib/parts";
import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode, Mention } from "../engine";
import type { HeldOut, JudgedCoding } from "../learner";
import { withCountedWords } from "./counted-words";
import { type SentenceEncoder, sentenceEncoderOf } from "./encoder/sentence-encoder";
import { entityCoder } from "./entity/entity-coder";
import type { LearnerAnswer, ReviewedAnswer } from "./learning/meta-features";
import { type LearningQuestion, learnFromReviewed, type ReviewedScorer } from "./learning/reviewed-scorer";
import { doubtUnbacked, learnWordingChooser } from "./learning/wording-chooser";
import { MOST_ENCODED, SAMPLED_ANSWERS, SAMPLED_NAMES, SENTENCES_FROM } from "./parameters";
import { type Reading, readAnswer } from "./reading";
import { reviewCodings } from "./review";
import { codebookParts } from "./scoring/codebook-parts";
import type { CodeSense } from "./scoring/concept-links";
import { type CorpusSpace, corpusSpace } from "./scoring/corpus-space";
import { nameInWords } from "./scoring/definition";
import { type Prior, priorScorer } from "./scoring/prior";
import { askedSide, inLightOf } from "./sentiment/asked-side";
import { bestPassage, mentionSentiment } from "./sentiment/mention-sentiment";
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
  /** Corrects codings by comparing answers with each other; returns all of them in the same order. */
  review(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): AnswerCoding[];
};

type Choice = { code: number; confidence: Confidence };

/** Learns a task from its codebook, its corpus and the answers that people coded. */
export function learnTask(given: CodingTask): TaskModel {
  const task = withCountedWords(given);
  if (task.codingType === "entity") {
    const { code } = entityCoder(task);
    return {
      code,
      codeAll: (answers) => answers.map(code),
      judgeAll: (answers) => answers.map((answer) => ({ coding: code(answer), expected: 0 })),
      heldOut: [],
      review: (_, codings) => [...codings],
    };
  }
  const encoder = encoderFor(task);
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
    review: (answers, codings) => reviewCodings(answers, codings),
  };
}

/** The sentence encoder, if there are reviewed answers to learn from and the corpus is not too large for its speed. */
function encoderFor({ examples, corpus, language }: CodingTask): SentenceEncoder | null {
  return examples.length >= SENTENCES_FROM && corpus.length <= MOST_ENCODED ? sentenceEncoderOf(language) : null;
}

type ThemeCoder = { judge(answer: EngineAnswer): JudgedCoding; heldOut: readonly HeldOut[] };

function themeCoder(task: CodingTask, encoder: SentenceEncoder | null): ThemeCoder {
  const space = corpusSpace(task.corpus, task.language);
  const prior = priorScorer(task, space);
  const { senses } = codebookParts(task);
  const feelings =
    task.codingType === "qualitative"
      ? sentimentModel(task.corpus, task.language, space, feltTexts(task.examples))
      : null;
  const noAnswerCode = task.codes.find(({ name }) => isNoAnswerName(name));
  const catchAll = task.codes.find(({ definition }) => isCatchAllDefinition(definition));
  const toLearnerAnswer = (reading: Reading): LearnerAnswer => ({
    text: reading.text,
    words: reading.words,
    contentWords: reading.stems.length,
    passages: reading.passages,
    sentence: encoder?.encode([reading.text])[0] ?? null,
    prior: prior.score(reading),
  });
  encoder?.encode([...task.examples.map(({ text }) => text), ...evenly(task.corpus, SAMPLED_ANSWERS)]);
  const asked = askedSide(task.question ?? "");
  const { judge, heldOut } = learnJudge(task, space, (text) =>
    toLearnerAnswer(inLightOf(asked, readAnswer(text, task.language))),
  );
  const unsure = (answer: EngineAnswer, ...mentions: Mention[]) => ({
    coding: { answerId: answer.id, mentions },
    expected: 0,
  });
  return {
    heldOut: heldOut.map(({ codes, ...rest }) => ({ ...rest, codeIds: codes.map((code) => idOf(task, code)) })),
    judge(answer) {
      const isEmpty = (noAnswerCode ?? catchAll) !== undefined && hasNoContent(answer.text);
      if (noAnswerCode && isEmpty) return unsure(answer, noAnswerMention(noAnswerCode, answer.text));
      const reading = inLightOf(asked, readAnswer(answer.text, answer.language));
      const learnerAnswer = toLearnerAnswer(reading);
      const { choices, expected } = judge(learnerAnswer);
      const mentions = choices.flatMap(
        (choice) => mentionOf(choice, task, reading, learnerAnswer.prior, senses, feelings) ?? [],
      );
      if (mentions.length === 0 && catchAll && !isEmpty && reading.stems.length > 0)
        return unsure(answer, catchAllMention(catchAll, reading, feelings));
      const inOrder = mentions.toSorted((a, b) => a.at - b.at).map(({ mention }) => mention);
      const isWhole = mentions.length === choices.length;
      return { coding: { answerId: answer.id, mentions: inOrder }, expected: isWhole ? expected : 0 };
    },
  };
}

const idOf = ({ codes }: CodingTask, code: number) => codes[code]?.id ?? "";

/** Learns how to choose codes: from reviewed answers if there are any, else from the codebook's wording. */
export function learnJudge(
  task: CodingTask,
  space: CorpusSpace,
  toLearnerAnswer: (text: string) => LearnerAnswer,
): ReviewedScorer {
  const { reviewed, others, question } = trainingMaterial(task, space, toLearnerAnswer);
  if (reviewed.length > 0) return learnFromReviewed(reviewed, others, question);
  return {
    judge: ({ prior }) => ({ choices: doubtUnbacked(question.wording.choose(prior), prior), expected: 0 }),
    heldOut: [],
  };
}

/** The learner's input: the reviewed answers, a sample of the others, and the question's corpus and codes. */
export function trainingMaterial(
  task: CodingTask,
  space: CorpusSpace,
  toLearnerAnswer: (text: string) => LearnerAnswer,
): { reviewed: ReviewedAnswer[]; others: LearnerAnswer[]; question: LearningQuestion } {
  const indexOfId = new Map(task.codes.map(({ id }, index) => [id, index]));
  const reviewed = task.examples.flatMap(({ text, codeIds }) => {
    const codes = new Set(codeIds.flatMap((id) => indexOfId.get(id) ?? []));
    return codes.size > 0 || codeIds.length === 0 ? [{ ...toLearnerAnswer(text), codes }] : [];
  });
  const known = new Set(reviewed.map(({ text }) => text));
  const others = evenly(
    task.corpus.filter((text) => !known.has(text)),
    SAMPLED_ANSWERS,
  ).map(toLearnerAnswer);
  const names = evenly(task.codes, SAMPLED_NAMES).map(({ name }) => toLearnerAnswer(nameInWords(name)));
  const wording = learnWordingChooser(
    task,
    others.map(({ prior }) => prior),
    names.map(({ prior }) => prior),
  );
  const { corpus, language, codes } = task;
  return { reviewed, others, question: { corpus, space, language, codeCount: codes.length, wording } };
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
