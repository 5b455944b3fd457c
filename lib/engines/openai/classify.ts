import { type AnswerCoding, type Classified, type CodingTask, type EngineAnswer, EngineError } from "../engine";
import { codeRun, newRound, type Round } from "./code-run";
import { codeRuns } from "./code-runs";
import { findDoubts, nearEqualTogether } from "./doubts";
import { examplesOf } from "./examples";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { classifyPrompt, codingInstructions } from "./prompts";
import { evenRuns } from "./runs";
import { noteSecondPass, type SecondPass, secondPass } from "./second-pass";

/**
 * `reviewer` is the model that is asked about doubtful codings. If it is another model, `coder` is the version that is
 * stored with the codings that it decides.
 */
type Options = { signal?: AbortSignal | undefined; reviewer?: Asker; coder?: string | undefined };

/**
 * Codes the answers with several prompts at a time, with near-equal answers next to each other. An answer that the
 * model declines, or leaves out of two replies, gets no codes and a reason in `notCoded`. If the provider fails,
 * answers that were not reached are null. In a long run, codings that are in doubt when the last prompt is sent are
 * reviewed while that prompt is running.
 */
export async function classify(
  asker: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  { signal, reviewer = asker, coder }: Options = {},
): Promise<Classified> {
  const frame = numberCodes(task.codes);
  if (frame.size === 0) return metered(async () => answers.map(({ id }) => ({ answerId: id, mentions: [] })));

  const { fixed, nearest } = examplesOf(task.examples, frame);
  const system = codingInstructions(task, frame, fixed);
  const prompt = (some: readonly EngineAnswer[]) => classifyPrompt(system, nearest(some.map(({ text }) => text)), some);
  let failure: EngineError | undefined;
  const { value, usage } = await metered(async (meter) => {
    const round = newRound({ ask: asker.connect(meter, signal), frame, codingType: task.codingType, prompt });
    let pass: SecondPass | undefined;
    const startSecondPass = async () => {
      const doubtful = await doubtsSoFar(task, answers, round);
      const started = secondPass(reviewer.connect(meter, signal), task, frame, { answers, ...doubtful });
      pass = started;
      return evenRuns(started.doubtful, reviewer).map((run) => () => codeRun(started.round, run));
    };
    const hasOnePrompt = answers.length <= asker.answersPerPrompt;
    const options = { startSecondPass, ...(!hasOnePrompt && { arrange: nearEqualTogether }) };
    failure = await failureOf(codeRuns(asker, round, system, answers, options));
    if (round.coded === 0 && round.rejection) failure ??= round.rejection;
    const isBadRequest = failure !== undefined && failure === round.rejection;
    if (isBadRequest) return answers.map(() => null);

    return answers.map((answer, position) => {
      const first = codingOf(answer, round);
      if (!first) return null;
      meter.add({ asked: 1 });
      const second = pass?.codingOf(position);
      if (!second) return first;
      noteSecondPass(task, first, second);
      return { ...second, ...(coder && { coder }) };
    });
  });
  return { value, usage, ...(failure && { failure }) };
}

/** The codings of a round so far, and the indexes of those in doubt. The second pass asks about all of these. */
async function doubtsSoFar(task: CodingTask, answers: readonly EngineAnswer[], round: Round<EngineAnswer>) {
  const codings = answers.map((answer) => codingOf(answer, round) ?? undefined);
  const doubts = await findDoubts(task, answers, codings);
  return { codings, doubts, asked: doubts };
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
