import type { AnswerCoding, CodedExample, CodingTask, EngineAnswer, Reviewed, ReviewOptions } from "../engine";
import { newRound } from "./code-run";
import { codeRuns } from "./code-runs";
import { codeSet, type DoubtfulAnswer, findDoubts } from "./doubts";
import { alikeIn, examplesOf } from "./examples";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { codingInstructions, reviewPrompt } from "./prompts";

/**
 * Asks again about doubtful codings, showing similar answers whose codes are settled. What the model gives no new codes
 * stays as it is.
 */
export async function review(
  asker: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  codings: readonly AnswerCoding[],
  options: ReviewOptions = {},
): Promise<Reviewed> {
  const { signal, part = { from: 0, to: answers.length }, open } = options;
  const frame = numberCodes(task.codes);
  const doubts = frame.size === 0 ? [] : await findDoubts(task, answers, codings, options);
  const doubtful = new Map<number, DoubtfulAnswer>();
  for (const position of doubts) {
    const answer = answers[position];
    if (position < part.from || position >= part.to || !answer || open?.has(answer.id) === false) continue;
    const mentions = codings[position]?.mentions ?? [];
    const proposed = mentions.flatMap(({ codeId, evidence }) => {
      const code = frame.numberOf(codeId);
      return code === undefined ? [] : [{ code, evidence }];
    });
    doubtful.set(position, { ...answer, proposed });
  }
  const { fixed } = examplesOf(task.examples, frame);
  const system = codingInstructions(task, frame, fixed);
  const alike = alikeIn([...task.examples, ...settled(answers, codings, new Set(doubts))], frame);
  const passes = { compared: 0, agreed: 0 };
  const { value, usage } = await metered(async (meter) => {
    const prompt = (some: readonly DoubtfulAnswer[]) => reviewPrompt(system, alike(some.map(({ text }) => text)), some);
    const round = newRound({ ask: asker.connect(meter, signal), frame, codingType: task.codingType, prompt });
    await codeRuns(asker, round, system, [...doubtful.values()]);
    return codings.slice(part.from, part.to).map((coding, index) => {
      const answer = doubtful.get(part.from + index);
      const outcome = answer && round.outcomes.get(answer);
      if (!outcome || outcome.notCoded) return coding;
      passes.compared += 1;
      if (codeSet(outcome) === codeSet(coding)) passes.agreed += 1;
      return { answerId: coding.answerId, mentions: outcome.mentions };
    });
  });
  return { value, usage, passes };
}

function settled(
  answers: readonly EngineAnswer[],
  codings: readonly AnswerCoding[],
  doubts: ReadonlySet<number>,
): CodedExample[] {
  return answers.flatMap((answer, position) => {
    const mentions = codings[position]?.mentions ?? [];
    if (doubts.has(position) || mentions.length === 0) return [];
    return [{ text: answer.text, codeIds: mentions.map((mention) => mention.codeId) }];
  });
}
