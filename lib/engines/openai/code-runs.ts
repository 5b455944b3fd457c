import type { EngineAnswer } from "../engine";
import { codeRun, type Round } from "./code-run";
import { concurrently } from "./concurrently";
import type { Asker } from "./model";
import { LEAST_CACHED_CHARACTERS } from "./parameters";
import { evenRuns, isWorthLookingAgain } from "./runs";

type Work = () => Promise<unknown>;

/**
 * Codes answers in as many prompts as they need. Where those share a long beginning that the provider does not have in
 * its cache yet, the first prompt goes ahead until its reply begins: sent at once, none would find it there. As soon as
 * the last prompt is under way, `lookAgain` may tell what else to ask in the places that come free.
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
