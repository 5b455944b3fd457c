import { type AnswerCoding, type Classified, type CodingTask, type EngineAnswer, EngineError } from "../engine";
import { newRound, type Round } from "./code-run";
import { codeRuns } from "./code-runs";
import { examplesOf } from "./examples";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { classifyPrompt, codingInstructions } from "./prompts";

/**
 * Codes the answers, several prompts at a time. An answer that the model declines, or leaves out twice, gets no
 * codes, and the reason as `notCoded`. Where the provider fails, those that it did not reach are null.
 */
export async function classify(
  asker: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  signal?: AbortSignal,
): Promise<Classified> {
  const frame = numberCodes(task.codes);
  if (frame.size === 0) return metered(async () => answers.map(({ id }) => ({ answerId: id, mentions: [] })));

  const { fixed, nearest } = examplesOf(task.examples, frame);
  const system = codingInstructions(task, frame, fixed);
  const prompt = (some: readonly EngineAnswer[]) => classifyPrompt(system, nearest(some.map(({ text }) => text)), some);
  let failure: EngineError | undefined;
  const { value, usage } = await metered(async (meter) => {
    const round = newRound({ ask: asker.connect(meter, signal), frame, codingType: task.codingType, prompt });
    failure = await failureOf(codeRuns(asker, round, system, answers));
    if (round.coded === 0 && round.rejection) failure ??= round.rejection;
    const isBadRequest = failure !== undefined && failure === round.rejection;
    return answers.map((answer) => (isBadRequest ? null : codingOf(answer, round)));
  });
  return { value, usage, ...(failure && { failure }) };
}

async function failureOf(work: Promise<unknown>): Promise<EngineError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

function codingOf(answer: EngineAnswer, { outcomes }: Round<EngineAnswer>): AnswerCoding | null {
  const outcome = outcomes.get(answer);
  return outcome ? { answerId: answer.id, ...outcome } : null;
}
