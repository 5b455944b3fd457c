import { type AnswerCoding, type Classified, type CodingTask, type EngineAnswer, EngineError } from "../engine";
import { newRound, type Round } from "./code-run";
import { codeRuns } from "./code-runs";
import { nearEqualTogether } from "./doubts";
import { examplesOf } from "./examples";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { classifyPrompt, codingInstructions } from "./prompts";

/**
 * Codes the answers with several prompts at a time, with near-equal answers next to each other. An answer that the
 * model declines, or leaves out of two replies, gets no codes and a reason in `notCoded`. If the provider fails,
 * answers that were not reached are null.
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
  let refusal: EngineError | undefined;
  const { value, usage } = await metered(async (meter) => {
    const round = newRound({ ask: asker.connect(meter, signal), frame, codingType: task.codingType, prompt });
    const hasOnePrompt = answers.length <= asker.answersPerPrompt;
    failure = await failureOf(codeRuns(asker, round, system, answers, hasOnePrompt ? undefined : nearEqualTogether));
    if (round.coded === 0) {
      if (round.rejection) failure ??= round.rejection;
      refusal = round.ended;
    }
    const isBadRequest = failure !== undefined && failure === round.rejection;
    if (isBadRequest) return answers.map(() => null);

    return answers.map((answer) => {
      const coding = codingOf(answer, round);
      if (coding) meter.add({ asked: 1 });
      return coding;
    });
  });
  return { value, usage, ...(failure && { failure }), ...(refusal && { refusal }) };
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
