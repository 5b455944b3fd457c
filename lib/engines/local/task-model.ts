import type { Confidence, Sentiment } from "@/db/schema/terms";
import { takesTheRest } from "@/lib/language/headings/headings";
import { isQuietName } from "@/lib/language/silence/quiet-name";
import { saysNothing } from "@/lib/language/silence/says-nothing";
import { evenly } from "@/lib/parts";
import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode, Mention } from "../engine";
import { entityCoder } from "./entity/entity-coder";
import type { Reviewed, Sighted } from "./learning/code-views";
import { type Learnable, learnFromReviewed } from "./learning/reviewed-scorer";
import { learnConfidence } from "./learning/wording-confidence";
import { type Reading, readAnswer } from "./reading";
import { reviewCodings } from "./review";
import { codebookParts } from "./scoring/codebook-parts";
import type { CodeSense } from "./scoring/concept-links";
import { type CorpusSpace, corpusSpace } from "./scoring/corpus-space";
import { spaced } from "./scoring/definition";
import { type Prior, priorScorer } from "./scoring/prior";
import { bestPassage, mentionSentiment } from "./sentiment/mention-sentiment";
import { feltTexts, type SentimentModel, sentimentModel } from "./sentiment/sentiment-model";

/** What the engine has learnt for one question, ready to code its answers. */
export type TaskModel = {
  code(answer: EngineAnswer): AnswerCoding;
  /** Codings corrected with a second look at doubtful ones; all of them, in the same order. */
  review(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): AnswerCoding[];
};

/** Answers that tell how scores lie with this codebook. */
const SAMPLE = 400;

type Choice = { code: number; confidence: Confidence };

/** Learns a task: its frame, the words of its corpus, the answers that people coded. */
export function learnTask(task: CodingTask): TaskModel {
  if (task.codingType === "entity") return { ...entityCoder(task), review: (_, codings) => [...codings] };
  const { code } = themeCoder(task);
  return { code, review: (answers, codings) => reviewCodings(answers, codings) };
}

function themeCoder(task: CodingTask): { code(answer: EngineAnswer): AnswerCoding } {
  const space = corpusSpace(task.corpus, task.language);
  const prior = priorScorer(task, space);
  const { senses } = codebookParts(task);
  const feelings =
    task.codingType === "qualitative"
      ? sentimentModel(task.corpus, task.language, space, feltTexts(task.examples))
      : null;
  const quiet = task.codes.find(({ name }) => isQuietName(name));
  const rest = task.codes.find(({ definition }) => takesTheRest(definition));
  const sight = (reading: Reading): Sighted => ({
    text: reading.text,
    words: reading.words,
    contentWords: reading.stems.length,
    passages: reading.passages,
    prior: prior.score(reading),
  });
  const choose = chooserOf(task, space, (text) => sight(readAnswer(text, task.language)));
  return {
    code(answer) {
      const isQuiet = (quiet ?? rest) !== undefined && saysNothing(answer.text);
      if (quiet && isQuiet) return { answerId: answer.id, mentions: [quietMention(quiet, answer.text)] };
      const reading = readAnswer(answer.text, answer.language);
      const seen = sight(reading);
      const mentions = choose(seen).flatMap(
        (choice) => mentionOf(choice, task, reading, seen.prior, senses, feelings) ?? [],
      );
      if (mentions.length === 0 && rest && !isQuiet && reading.stems.length > 0)
        return { answerId: answer.id, mentions: [restMention(rest, reading, feelings)] };
      return { answerId: answer.id, mentions: mentions.toSorted((a, b) => a.at - b.at).map(({ mention }) => mention) };
    },
  };
}

/** By the codebook's wording alone, or by what people gave to the answers that they have reviewed. */
export function chooserOf(
  task: CodingTask,
  space: CorpusSpace,
  sight: (text: string) => Sighted,
): (answer: Sighted) => Choice[] {
  const { reviewed, others, question } = materialOf(task, space, sight);
  if (reviewed.length === 0) return ({ prior }) => question.wording.choose(prior);
  return learnFromReviewed(reviewed, others, question).choose;
}

/** What there is to learn from: the answers that people coded, a sample of the others, what is known of the question. */
export function materialOf(
  task: CodingTask,
  space: CorpusSpace,
  sight: (text: string) => Sighted,
): { reviewed: Reviewed[]; others: Sighted[]; question: Learnable } {
  const numbers = new Map(task.codes.map(({ id }, number) => [id, number]));
  const reviewed = task.examples.flatMap(({ text, codeIds }) => {
    const codes = new Set(codeIds.flatMap((id) => numbers.get(id) ?? []));
    return codes.size > 0 || codeIds.length === 0 ? [{ ...sight(text), codes }] : [];
  });
  const known = new Set(reviewed.map(({ text }) => text));
  const others = evenly(
    task.corpus.filter((text) => !known.has(text)),
    SAMPLE,
  ).map(sight);
  const names = evenly(task.codes, SAMPLE / 4).map(({ name }) => sight(spaced(name)));
  const wording = learnConfidence(
    task,
    others.map(({ prior }) => prior),
    names.map(({ prior }) => prior),
  );
  const { corpus, language, codes } = task;
  return { reviewed, others, question: { corpus, space, language, codeCount: codes.length, wording } };
}

function quietMention({ id }: FrameCode, text: string): Mention {
  return { codeId: id, confidence: "high", evidence: text, mentionSentiment: "Neutral" };
}

function restMention({ id }: FrameCode, reading: Reading, feelings: SentimentModel | null): Mention {
  const felt = feelings ? mentionSentiment(reading, null, null, feelings) : "Neutral";
  return { codeId: id, confidence: "low", evidence: null, mentionSentiment: felt };
}

/** The mention of a code; null for a doubtful one that contradicts how the answer feels about it. */
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
  if (confidence === "low" && areOpposite(frameCode.sentiment, felt)) return null;
  return {
    at: passage?.start ?? 0,
    mention: { codeId: frameCode.id, confidence, evidence: passage?.text ?? null, mentionSentiment: felt },
  };
}

function areOpposite(one: Sentiment, other: Sentiment): boolean {
  return (one === "Positive" && other === "Negative") || (one === "Negative" && other === "Positive");
}
