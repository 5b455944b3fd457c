import { BYTES_PER_TOKEN, LONGEST_SHOWN_ANSWER, TOKENS_PER_PROMPT } from "./parameters";

/** Splits answers into groups of one prompt each: at most `most`, and as many as their tokens allow. */
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
