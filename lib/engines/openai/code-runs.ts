import type { EngineAnswer } from "../engine";
import { divide, type Failed, type Round, tryRun } from "./code-run";
import { concurrently } from "./concurrently";
import type { Asker } from "./model";
import { MIN_CACHED_CHARACTERS } from "./parameters";
import { promptRuns, promptSize } from "./runs";

/**
 * Codes answers in as many prompts as needed, and then divides those that failed. If the prompts have a long beginning in common that the provider has not
 * cached yet, the first prompt is sent alone until its reply begins. If all were sent at once, none would find the
 * beginning in the cache. The first prompt has the first answers in the given order; the others are arranged in the
 * meantime, by `arrange`.
 */
export async function codeRuns<Answer extends EngineAnswer>(
  { noteSent, ...limits }: Omit<Asker, "connect">,
  round: Round<Answer>,
  system: string,
  answers: readonly Answer[],
  arrange: (answers: readonly Answer[]) => Promise<readonly Answer[]> = async (some) => some,
): Promise<void> {
  const { concurrency } = limits;
  const size = promptSize(answers.length, limits);
  const runs = promptRuns(answers, size);
  const isWorthWarming = runs.length > concurrency && system.length >= MIN_CACHED_CHARACTERS;
  const sent = new Set(isWorthWarming && !noteSent(system) ? runs[0] : []);
  const warming = sent.size > 0 && tryRun(round, [...sent]);
  const [arranged] = await Promise.all([arrange(answers), warming && Promise.race([round.ask.begun, warming])]);

  const left = arranged.filter((answer) => !sent.has(answer));
  const work = promptRuns(left, size).map((run) => () => tryRun(round, run));
  if (warming) work.unshift(() => warming);
  const tried = await concurrently(work, concurrency, (each) => each());
  const failed = tried.filter((each): each is Failed<Answer> => each !== null);
  // While nothing is coded, the first one shows whether the model refuses everything.
  if (round.coded === 0) for (const each of failed.splice(0, 1)) await divide(round, each);
  await concurrently(failed, concurrency, (each) => divide(round, each));
}
