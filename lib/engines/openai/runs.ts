import type { Asker } from "./model";
import {
  BYTES_PER_TOKEN,
  LEAST_SHARE_OF_PROMPT,
  LONGEST_SHOWN_ANSWER,
  TOKENS_PER_PROMPT,
  WAVES_TO_LOOK_AGAIN,
} from "./parameters";

type Limits = Pick<Asker, "concurrency" | "answersPerPrompt">;

/** Splits answers into one group per prompt, each of at most `most` answers and within the limit of tokens. */
export function promptRuns<Answer extends { text: string }>(answers: readonly Answer[], most: number): Answer[][] {
  const runs: Answer[][] = [];
  let room = 0;
  for (const answer of answers) {
    const tokens = Buffer.byteLength(answer.text.slice(0, LONGEST_SHOWN_ANSWER)) / BYTES_PER_TOKEN;
    const run = runs.at(-1);
    if (run && run.length < most && tokens <= room) {
      run.push(answer);
    } else {
      runs.push([answer]);
      room = TOKENS_PER_PROMPT;
    }
    room -= tokens;
  }
  return runs;
}

/**
 * Splits answers into prompts of equal size, as few as the limit of a prompt allows, and somewhat more of them where
 * parallel places would else stay empty in the last wave: 5,300 answers, 60 to a prompt and 16 prompts at once, are not
 * 89 prompts in five and a half waves but 95 in six. One place is left for those that are looked at again meanwhile.
 */
export function evenRuns<Answer extends { text: string }>(answers: readonly Answer[], limits: Limits): Answer[][] {
  const { concurrency, answersPerPrompt } = limits;
  const fewest = Math.ceil(answers.length / answersPerPrompt);
  const reserved = isWorthLookingAgain(fewest, limits) ? 1 : 0;
  const filled = Math.ceil((fewest + reserved) / concurrency) * concurrency - reserved;
  const count = answers.length / filled < LEAST_SHARE_OF_PROMPT * answersPerPrompt ? fewest : filled;
  return promptRuns(answers, Math.ceil(answers.length / count));
}

/** Whether so many prompts take long enough to look again at the first ones' answers while the last ones are coded. */
export const isWorthLookingAgain = (prompts: number, { concurrency }: Limits): boolean =>
  concurrency > 1 && prompts >= WAVES_TO_LOOK_AGAIN * concurrency;
