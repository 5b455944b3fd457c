import type { AnswerCoding, CodingTask, EngineAnswer, Reviewed, ReviewOptions } from "../engine";
import { codeRuns } from "./code-runs";
import { codeSet, findDoubts } from "./doubts";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { earlierSecondPass, secondPass } from "./second-pass";

/**
 * Asks the model again about doubtful codings, and shows it similar answers whose codes are settled. A coding is not
 * changed if the model gives no new codes, or if it was already reviewed while others were being coded.
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
  const isWanted = (position: number) =>
    position >= part.from && position < part.to && open?.has(answers[position]?.id ?? "") !== false;
  const asked = doubts.filter((position) => isWanted(position) && !earlierSecondPass(task, codings[position]));
  const passes = { compared: 0, agreed: 0 };
  const note = (agreed: boolean) => {
    passes.compared += 1;
    if (agreed) passes.agreed += 1;
  };
  const { value, usage } = await metered(async (meter) => {
    const given = { answers, codings, doubts, asked };
    const pass = asked.length > 0 ? secondPass(asker.connect(meter, signal), task, frame, given) : undefined;
    if (pass) await codeRuns(asker, pass.round, pass.system, pass.doubtful);
    return codings.slice(part.from, part.to).map((coding, index) => {
      const position = part.from + index;
      const earlier = isWanted(position) ? earlierSecondPass(task, coding) : undefined;
      if (earlier) note(earlier.agreed);
      const second = pass?.codingOf(position);
      if (!second) return coding;
      note(codeSet(second) === codeSet(coding));
      return second;
    });
  });
  return { value, usage, passes };
}
