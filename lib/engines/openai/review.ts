import type { AnswerCoding, CodedExample, CodingTask, EngineAnswer, EngineResult, ReviewOptions } from "../engine";
import { codeBatch } from "./code-batch";
import { concurrently } from "./concurrently";
import { type DoubtfulAnswer, findDoubts } from "./doubts";
import { exampleFinder } from "./examples";
import { numberCodes } from "./frame";
import type { Asker } from "./model";
import { reviewPrompt } from "./prompts";
import { promptRuns } from "./runs";
import { sumUsage } from "./usage";

/**
 * Asks again about doubtful codings, showing similar answers whose codes are settled. Where the reply can't be read
 * the coding stays as it is.
 */
export async function review(
  { ask, concurrency }: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  codings: readonly AnswerCoding[],
  { signal, part = { from: 0, to: answers.length } }: ReviewOptions = {},
): Promise<EngineResult<AnswerCoding[]>> {
  const frame = numberCodes(task.codes);
  const doubts = frame.size === 0 ? [] : findDoubts(answers, codings);
  const asked = doubts.filter((position) => position >= part.from && position < part.to);
  const doubtful = asked.flatMap((position) => {
    const answer = answers[position];
    const proposed = codings[position]?.mentions.flatMap((mention) => frame.numberOf(mention.codeId) ?? []) ?? [];
    return answer ? [{ ...answer, proposed }] : [];
  });
  const alikeFor = exampleFinder([...task.examples, ...settled(answers, codings, new Set(doubts))], frame);
  const results = await concurrently(
    promptRuns(doubtful),
    concurrency,
    (run, either) => {
      const alike = alikeFor(run.map((answer) => answer.text));
      const prompt = (some: readonly DoubtfulAnswer[]) => reviewPrompt(task, frame, alike, some);
      return codeBatch(ask, { answers: run, frame, codingType: task.codingType, prompt }, either);
    },
    signal,
  );
  const reviewed = results.flatMap((result) => result.codings);
  const corrected = new Map(asked.map((position, index) => [position, reviewed[index] ?? null]));
  return {
    value: codings.slice(part.from, part.to).map((coding, index) => ({
      answerId: coding.answerId,
      mentions: corrected.get(part.from + index) ?? coding.mentions,
    })),
    usage: sumUsage(results.map((result) => result.usage)),
  };
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
