import type { Sentiment } from "@/db/schema/terms";
import { readAnswer } from "@/lib/engines/local/reading";
import { codebookParts } from "@/lib/engines/local/scoring/codebook-parts";
import { priorScorer } from "@/lib/engines/local/scoring/prior";
import { askedSide, inLightOf } from "@/lib/engines/local/sentiment/asked-side";
import { bestPassage, mentionSentiment } from "@/lib/engines/local/sentiment/mention-sentiment";
import { sentimentModel } from "@/lib/engines/local/sentiment/sentiment-model";
import { shuffled } from "@/lib/numeric/random";
import { short } from "./report";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, taskOf, testRows } from "./task";

const CLASSES: Readonly<Record<string, string>> = {
  "very positive": "positive",
  "very negative": "negative",
  "neutral/mixed": "neutral",
  mixed: "neutral",
};

const REVIEWED = 200;
const SEEDS = [1, 2, 3, 4, 5];

type Judged = { truth: string; found: Sentiment };

/**
 * Measures accuracy with three classes ("very" merged into the class, neutral and mixed as one): of the sentiment of
 * whole answers, and of the feeling about each code that people gave.
 */
export function measureSentiment(set: CodedSet, options: BenchOptions): string[] {
  const mentions = set.frames.flatMap((frame) => judgedMentions(set, frame, options));
  return [
    ...accuracyLine(`${set.name}, answers`, judgedAnswers(set, [])),
    ...accuracyLine(`${set.name}, answers, ${REVIEWED} reviewed`, judgedWithReviewed(set)),
    ...accuracyLine(`${set.name}, mentions of the true codes`, mentions),
  ];
}

/** The results of five draws of reviewed answers from train. */
function judgedWithReviewed(set: CodedSet): Judged[] {
  const train = feltRows(set).filter(({ split }) => split === "train");
  if (train.length < REVIEWED) return [];
  return SEEDS.flatMap((seed) => judgedAnswers(set, shuffled(train, seed).slice(0, REVIEWED)));
}

function feltRows(set: CodedSet): CodedRow[] {
  return set.frames.flatMap((frame) => frame.rows).filter(({ sentiment }) => sentiment && sentiment !== "none");
}

function judgedAnswers(set: CodedSet, reviewed: readonly CodedRow[]): Judged[] {
  const rows = feltRows(set);
  const test = rows.filter(({ split }) => split === "test");
  if (test.length === 0) return [];
  const felt = reviewed.map(({ text, sentiment }) => ({ text, sentiment: sentimentNamed(sentiment ?? "") }));
  const model = sentimentModel([], set.language, felt);
  return test.map(({ text, sentiment, question }) => ({
    truth: sentiment ?? "",
    found: model.sentiment(inLightOf(askedSide(question ?? ""), readAnswer(text, set.language))),
  }));
}

function judgedMentions(set: CodedSet, frame: Frame, options: BenchOptions): Judged[] {
  const test = testRows(frame, options).filter(({ feelings }) => feelings.size > 0);
  if (test.length === 0) return [];
  const task = taskOf(set, frame, frame.codes);
  const prior = priorScorer(task);
  const model = sentimentModel([], task.language);
  const { senses } = codebookParts(task);
  return test.flatMap(({ text, feelings, question }) => {
    const reading = inLightOf(askedSide(question ?? ""), readAnswer(text, task.language));
    const { passages } = prior.score(reading);
    return frame.codes.flatMap(({ id }, code) => {
      const truth = feelings.get(id);
      if (!truth) return [];
      const passage = bestPassage(code, reading, passages);
      return [{ truth, found: mentionSentiment(reading, passage, senses[code]?.concept ?? null, model) }];
    });
  });
}

function sentimentNamed(truth: string): Sentiment {
  const name = CLASSES[truth] ?? truth;
  if (name === "positive") return "Positive";
  return name === "negative" ? "Negative" : "Neutral";
}

function accuracyLine(label: string, judged: readonly Judged[]): string[] {
  if (judged.length === 0) return [];
  const confusion = new Map<string, number>();
  let right = 0;
  for (const { truth, found } of judged) {
    const pair = { truth: CLASSES[truth] ?? truth, found: found === "Mixed" ? "neutral" : found.toLowerCase() };
    if (pair.truth === pair.found) right += 1;
    const key = `${pair.truth}>${pair.found}`;
    confusion.set(key, (confusion.get(key) ?? 0) + 1);
  }
  const table = [...confusion].toSorted().map(([key, count]) => `${key} ${count}`);
  return [`${label.padEnd(58)}accuracy ${short(right / judged.length)} of ${judged.length}  (${table.join(", ")})`];
}
