import { CHARACTERS_PER_PROMPT, LONGEST_SHOWN_ANSWER } from "./parameters";

/** Splits answers into groups of one prompt each: at most `most`, and as many as their characters allow. */
export function promptRuns<Answer extends { text: string }>(answers: readonly Answer[], most: number): Answer[][] {
  const runs: Answer[][] = [];
  let room = 0;
  for (const answer of answers) {
    const length = Math.min(answer.text.length, LONGEST_SHOWN_ANSWER);
    const run = runs.at(-1);
    if (run && run.length < most && length <= room) {
      run.push(answer);
    } else {
      runs.push([answer]);
      room = CHARACTERS_PER_PROMPT;
    }
    room -= length;
  }
  return runs;
}
