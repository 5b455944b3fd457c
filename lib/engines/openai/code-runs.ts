import type { EngineAnswer } from "../engine";
import { codeRun, type Round } from "./code-run";
import { concurrently } from "./concurrently";
import type { Asker } from "./model";
import { LEAST_CACHED_CHARACTERS } from "./parameters";
import { evenRuns, isWorthLookingAgain } from "./runs";

type Work = () => Promise<unknown>;

/**
 * Codes answers in as many prompts as needed. If the prompts share a long beginning that the provider has not cached
 * yet, the first prompt is sent alone until its reply begins; sent together, none would find the beginning in the
 * cache. Once the last prompt is running, `lookAgain` may return further work for the free slots.
 */
export async function codeRuns<Answer extends EngineAnswer>(
  { isWarm, ...limits }: Omit<Asker, "connect">,
  round: Round<Answer>,
  system: string,
  answers: readonly Answer[],
  lookAgain?: () => Promise<readonly Work[]>,
): Promise<void> {
  const { concurrency } = limits;
  const runs = evenRuns(answers, limits);
  const isWorthWarming = runs.length > concurrency && system.length >= LEAST_CACHED_CHARACTERS;
  const gate = isWorthWarming && !isWarm(system) ? round.ask.begun : undefined;
  const work: Work[] = runs.map((run) => () => codeRun(round, run));
  if (lookAgain && isWorthLookingAgain(runs.length, limits)) work.push(async () => work.push(...(await lookAgain())));
  await concurrently(work, concurrency, (each) => each(), gate);
}
