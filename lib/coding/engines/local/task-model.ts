import type { Confidence } from "@/db/schema/terms";
import { saysNothing } from "@/lib/coding/prepare/non-answer";
import { isQuietName } from "@/lib/coding/quiet-code";
import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode, Mention } from "../engine";
import { entityCoder } from "./entity/entity-coder";
import { confidenceOf, leadOf } from "./learning/calibration";
import { decide } from "./learning/decision";
import { learnFromFew, learnFromReviewed, type ReviewedScorer } from "./learning/reviewed-scorer";
import { learnConfidence } from "./learning/wording-confidence";
import { evenly } from "./numeric/evenly";
import { type Reading, readAnswer } from "./reading";
import { reviewCodings } from "./review";
import { codebookParts } from "./scoring/codebook-parts";
import type { CodeSense } from "./scoring/concept-links";
import { corpusSpace } from "./scoring/corpus-space";
import { type Prior, priorScorer } from "./scoring/prior";
import { bestPassage, mentionSentiment } from "./sentiment/mention-sentiment";
import { type SentimentModel, sentimentModel } from "./sentiment/sentiment-model";

/** What the engine has learnt for one question, ready to code its answers. */
export type TaskModel = {
  code(answer: EngineAnswer): AnswerCoding;
  /** Codings corrected with a second look at doubtful ones; all of them, in the same order. */
  review(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): AnswerCoding[];
};

const LEAST_REVIEWED = 40;
/** Answers that tell how wide leads are with this codebook. */
const SAMPLE = 250;

type Choice = { code: number; confidence: Confidence };

/** Learns a task: its frame, the words of its corpus, the answers that people coded. */
export function learnTask(task: CodingTask): TaskModel {
  const { code } = task.codingType === "entity" ? entityCoder(task) : themeCoder(task);
  return { code, review: (answers, codings) => reviewCodings(task, answers, codings) };
}

function themeCoder(task: CodingTask): { code(answer: EngineAnswer): AnswerCoding } {
  const space = corpusSpace(task.corpus, task.language);
  const prior = priorScorer(task, space);
  const { senses } = codebookParts(task);
  const feelings = task.codingType === "qualitative" ? sentimentModel(task.corpus, task.language, space) : null;
  const quiet = task.codes.find(({ name }) => isQuietName(name));
  const numbers = new Map(task.codes.map(({ id }, number) => [id, number]));
  const reviewed = task.examples.map(({ text, codeIds }) => {
    const reading = readAnswer(text, task.language);
    const codes = new Set(codeIds.flatMap((id) => numbers.get(id) ?? []));
    return { text, codes, words: reading.stems.length, prior: prior.score(reading) };
  });
  const isFew = reviewed.length < LEAST_REVIEWED;
  const sample = evenly(isFew ? task.corpus : [], SAMPLE).map((text) => {
    const reading = readAnswer(text, task.language);
    return { prior: prior.score(reading), words: reading.stems.length };
  });
  const wording = learnConfidence(task, isFew ? reviewed : [], sample);
  const learnt = isFew ? null : learnFromReviewed(reviewed, task.corpus, space, task.language, task.codes.length);
  const few =
    !learnt && reviewed.length > 0
      ? learnFromFew(reviewed, task.corpus, space, task.language, task.codes.length)
      : null;
  return {
    code(answer) {
      if (quiet && saysNothing(answer.text))
        return { answerId: answer.id, mentions: [quietMention(quiet, answer.text)] };
      const reading = readAnswer(answer.text, answer.language);
      const scores = prior.score(reading);
      few?.(answer.text).forEach((value, code) => {
        scores.whole[code] = (scores.whole[code] as number) + value;
      });
      const choices = learnt ? chooseLearnt(answer.text, scores, learnt) : wording.choose(scores, reading.stems.length);
      const mentions = choices.flatMap((choice) => mentionOf(choice, task, reading, scores, senses, feelings) ?? []);
      return { answerId: answer.id, mentions: mentions.toSorted((a, b) => a.at - b.at).map(({ mention }) => mention) };
    },
  };
}

function quietMention({ id }: FrameCode, text: string): Mention {
  return { codeId: id, confidence: "high", evidence: text, mentionSentiment: "Neutral" };
}

function chooseLearnt(text: string, prior: Prior, { score, decision, calibration }: ReviewedScorer): Choice[] {
  const scores = score(text, prior.whole);
  return decide(scores, decision).map((code) => ({
    code,
    confidence: confidenceOf(leadOf(scores, code, decision), calibration),
  }));
}

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
  const felt = feelings ? mentionSentiment(reading, passage, senses[code]?.concept ?? null, feelings) : "Neutral";
  return {
    at: passage?.start ?? 0,
    mention: { codeId: frameCode.id, confidence, evidence: passage?.text ?? null, mentionSentiment: felt },
  };
}
