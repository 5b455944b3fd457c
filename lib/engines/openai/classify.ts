import { type AnswerCoding, type Classified, type CodingTask, type EngineAnswer, EngineError } from "../engine";
import { codeRun, newRound, type Round } from "./code-run";
import { concurrently } from "./concurrently";
import { exampleFinder } from "./examples";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { classifyPrompt } from "./prompts";
import { promptRuns } from "./runs";

/**
 * Codes the answers, several prompts at a time. An answer that the model declines, or leaves out twice, has no codes but
 * the reason. Where the provider fails, the answers coded until then are returned with the failure.
 */
export async function classify(
  { connect, concurrency, answersPerPrompt }: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  signal?: AbortSignal,
): Promise<Classified> {
  const frame = numberCodes(task.codes);
  if (frame.size === 0) return metered(async () => answers.map(({ id }) => ({ answerId: id, mentions: [] })));

  const examplesFor = exampleFinder(task.examples, frame);
  const prompt = (some: readonly EngineAnswer[]) =>
    classifyPrompt(task, frame, examplesFor(some.map(({ text }) => text)), some);
  let failure: EngineError | undefined;
  const { value, usage } = await metered(async (meter) => {
    const round = newRound({ ask: connect(meter, signal), frame, codingType: task.codingType, prompt });
    failure = await failureOf(
      concurrently(promptRuns(answers, answersPerPrompt), concurrency, (run) => codeRun(round, run)),
    );
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
