import type { Asker } from "./model";
import { BYTES_PER_TOKEN, LONGEST_SHOWN_ANSWER, MIN_SHARE_OF_PROMPT, TOKENS_PER_PROMPT } from "./parameters";

type Limits = Pick<Asker, "concurrency" | "answersPerPrompt">;

/** Splits answers into one group per prompt. A group has at most `max` answers, and is within the limit of tokens. */
export function promptRuns<Answer extends { text: string }>(answers: readonly Answer[], max: number): Answer[][] {
  const runs: Answer[][] = [];
  let room = 0;
  for (const answer of answers) {
    const tokens = Buffer.byteLength(answer.text.slice(0, LONGEST_SHOWN_ANSWER)) / BYTES_PER_TOKEN;
    const run = runs.at(-1);
    if (run && run.length < max && tokens <= room) {
      run.push(answer);
    } else {
      runs.push([answer]);
      room = TOKENS_PER_PROMPT;
    }
    room -= tokens;
  }
  return runs;
}

/** Splits answers into prompts of equal size. */
export const evenRuns = <Answer extends { text: string }>(answers: readonly Answer[], limits: Limits): Answer[][] =>
  promptRuns(answers, promptSize(answers.length, limits));

/**
 * The number of answers per prompt with which all prompts are equally large. There are as few prompts as the limit
 * allows, or somewhat more if slots would be idle in the last wave. Example: 5,300 answers, at most 60 per prompt, and
 * 16 slots give 96 prompts of 56 answers in six waves, instead of 89 prompts in five and a half waves.
 */
export function promptSize(answers: number, limits: Limits): number {
  const { concurrency, answersPerPrompt } = limits;
  const fewest = Math.ceil(answers / answersPerPrompt);
  const filled = Math.ceil(fewest / concurrency) * concurrency;
  const count = answers / filled < MIN_SHARE_OF_PROMPT * answersPerPrompt ? fewest : filled;
  return Math.ceil(answers / count);
}
