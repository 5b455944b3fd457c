import type { Sentiment } from "@/db/schema/terms";
import type { AnswerCoding, CodingTask, EngineAnswer, Mention } from "../engine";
import { entityCoder } from "./entity/entity-coder";
import { type Passage, type Reading, readAnswer } from "./reading";
import { type CodeSense, senseCodes } from "./scoring/concept-links";
import { type FrameScorer, frameScorer } from "./scoring/frame-scorer";

/** What the engine has learnt for one question, ready to code its answers. */
export type TaskModel = {
  code(answer: EngineAnswer): AnswerCoding;
  /** Codings corrected with a second look at doubtful ones; all of them, in the same order. */
  review(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): AnswerCoding[];
};

const LEAST = 0.12;
const SHARE_OF_BEST = 0.6;
const THEME_BOOST = 0.35;
const HIGH = 0.45;
const MEDIUM = 0.25;

type Candidate = { code: number; score: number; passage: Passage | null };

/** Learns a task: its frame, the words of its corpus. */
export function learnTask(task: CodingTask): TaskModel {
  const { code } = task.codingType === "entity" ? entityCoder(task) : themeCoder(task);
  return { code, review: (_, codings) => [...codings] };
}

function themeCoder(task: CodingTask): { code(answer: EngineAnswer): AnswerCoding } {
  const scorer = frameScorer(task);
  const senses = senseCodes(task.codes, task.language);
  const polar = senses.some(({ polarity }) => polarity === "Positive" || polarity === "Negative");
  return {
    code(answer) {
      const reading = readAnswer(answer.text, answer.language);
      const candidates = task.codes.map((_, code) => candidate(code, reading, scorer, senses, polar));
      return { answerId: answer.id, mentions: mentionsOf(task, reading, choose(candidates, task)) };
    },
  };
}

function candidate(
  code: number,
  reading: Reading,
  scorer: FrameScorer,
  senses: readonly CodeSense[],
  polar: boolean,
): Candidate {
  const whole = scorer.score(reading.stems)[code] ?? 0;
  const sense = senses[code];
  let best: Candidate = { code, score: 0, passage: null };
  for (const passage of reading.passages) {
    const words = scorer.score(passage.terms.map(({ stem }) => stem))[code] ?? 0;
    const hit = passage.hits.find(({ concept }) => concept === sense?.concept);
    const felt = hit?.sentiment ?? passage.sentiment;
    const own = (words + whole) / 2 + (hit ? THEME_BOOST * Math.min(1.5, hit.weight) : 0);
    const score = polar && sense ? own * agreement(sense.polarity, felt, reading.sentiment) : own;
    if (score > best.score) best = { code, score, passage };
  }
  return best;
}

/** How well a code's polarity and the feeling of a passage go together. */
function agreement(code: Sentiment, passage: Sentiment, answer: Sentiment): number {
  if (code === "Neutral" || code === "Mixed") return 1;
  const felt = passage === "Neutral" ? answer : passage;
  if (felt === code) return 1.15;
  if (felt === "Mixed" || felt === "Neutral") return 0.8;
  return 0.2;
}

function choose(candidates: readonly Candidate[], task: CodingTask): Candidate[] {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const chosen = candidates.filter(({ score }) => score >= LEAST && score >= best * SHARE_OF_BEST);
  const specific = chosen.filter(({ code }) => !isCatchAll(task.codes[code]?.name ?? ""));
  return specific.length > 0 ? specific : chosen;
}

function isCatchAll(name: string): boolean {
  return /^(?:other|others|miscellaneous|sonstiges|andere|otros|otro|autre|autres|outros|outro|not assigned|none)$/iu.test(
    name.trim(),
  );
}

function mentionsOf(task: CodingTask, reading: Reading, chosen: readonly Candidate[]): Mention[] {
  return chosen
    .toSorted((a, b) => (a.passage?.start ?? 0) - (b.passage?.start ?? 0) || b.score - a.score)
    .flatMap(({ code, score, passage }) => {
      const frameCode = task.codes[code];
      if (!frameCode) return [];
      const felt = passage?.sentiment ?? "Neutral";
      return {
        codeId: frameCode.id,
        confidence: score >= HIGH ? "high" : score >= MEDIUM ? "medium" : "low",
        evidence: passage ? passage.text : null,
        mentionSentiment:
          task.codingType === "qualitative_topics" ? "Neutral" : felt === "Neutral" ? reading.sentiment : felt,
      } satisfies Mention;
    });
}
