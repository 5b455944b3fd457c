import { ANSWERS_PER_PROMPT, CHARACTERS_PER_PROMPT, LONGEST_SHOWN_ANSWER } from "./parameters";

/** Splits answers into groups of one prompt each, limited by number and by characters. */
export function promptRuns<Answer extends { text: string }>(answers: readonly Answer[]): Answer[][] {
  const runs: Answer[][] = [];
  let room = 0;
  for (const answer of answers) {
    const length = Math.min(answer.text.length, LONGEST_SHOWN_ANSWER);
    const run = runs.at(-1);
    if (run && run.length < ANSWERS_PER_PROMPT && length <= room) {
      run.push(answer);
    } else {
      runs.push([answer]);
      room = CHARACTERS_PER_PROMPT;
    }
    room -= length;
  }
  return runs;
}
