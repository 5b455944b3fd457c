export const ANSWERS_PER_PROMPT = 20;

/** Characters of an answer that the model gets to see. */
export const LONGEST_TEXT = 12_000;

const CHARACTERS_PER_PROMPT = 24_000;

/** Cuts answers into runs of one prompt each, bounded by number and by length. */
export function promptRuns<Answer extends { text: string }>(answers: readonly Answer[]): Answer[][] {
  const runs: Answer[][] = [];
  let room = 0;
  for (const answer of answers) {
    const length = Math.min(answer.text.length, LONGEST_TEXT);
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
