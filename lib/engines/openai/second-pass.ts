import { evenly } from "@/lib/data/parts";
import type { AnswerCoding, CodedExample, CodingTask, EngineAnswer } from "../engine";
import { newRound, type Round } from "./code-run";
import { alikeIn, fixedExamples } from "./examples";
import type { Frame } from "./frame";
import type { Ask } from "./model";
import { MAX_SETTLED_SEARCHED } from "./parameters";
import { codingInstructions, type DoubtfulAnswer, reviewPrompt } from "./prompts";

type Given = {
  answers: readonly EngineAnswer[];
  codings: readonly AnswerCoding[];
  /** The indexes of all codings in doubt, and of those about which to ask. */
  doubts: readonly number[];
  asked: readonly number[];
};

/**
 * A second pass over some answers: its requests to the model, and the coding that it gives to the answer with an index.
 */
type SecondPass = {
  system: string;
  round: Round<DoubtfulAnswer>;
  doubtful: readonly DoubtfulAnswer[];
  codingOf(position: number): AnswerCoding | undefined;
};

/** Prepares prompts about doubtful codings; they show similar answers whose codes are settled. */
export function secondPass(ask: Ask, task: CodingTask, frame: Frame, given: Given): SecondPass {
  const { answers, codings, doubts, asked } = given;
  const fixed = fixedExamples(task.examples, frame);
  const system = codingInstructions(task, frame, fixed);
  const byPosition = new Map<number, DoubtfulAnswer>();
  for (const position of asked) {
    const answer = answers[position];
    if (answer) byPosition.set(position, { ...answer, proposed: proposedBy(codings[position], frame) });
  }
  const settled = evenly(settledExamples(answers, codings, new Set(doubts)), MAX_SETTLED_SEARCHED);
  const alike = alikeIn([...task.examples, ...settled], frame);
  const prompt = (some: readonly DoubtfulAnswer[]) => reviewPrompt(system, alike(some.map(({ text }) => text)), some);
  const round = newRound({ ask, frame, codingType: task.codingType, prompt });
  return {
    system,
    round,
    doubtful: [...byPosition.values()],
    codingOf(position) {
      const answer = byPosition.get(position);
      const outcome = answer && round.outcomes.get(answer);
      return outcome && !outcome.notCoded ? { answerId: answer.id, mentions: outcome.mentions } : undefined;
    },
  };
}

const proposedBy = (coding: AnswerCoding | undefined, frame: Frame) =>
  (coding?.mentions ?? []).flatMap(({ codeId, evidence, confidence }) => {
    const code = frame.numberOf(codeId);
    return code === undefined ? [] : [{ code, evidence, ...(confidence === "low" && { doubted: true }) }];
  });

function settledExamples(
  answers: readonly EngineAnswer[],
  codings: Given["codings"],
  doubts: ReadonlySet<number>,
): CodedExample[] {
  return answers.flatMap((answer, position) => {
    const mentions = codings[position]?.mentions ?? [];
    if (doubts.has(position) || mentions.length === 0) return [];
    return [{ text: answer.text, codeIds: mentions.map((mention) => mention.codeId) }];
  });
}
