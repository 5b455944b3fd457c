import type { EngineAnswer } from "../engine";
import { codeRun, type Round } from "./code-run";
import { concurrently } from "./concurrently";
import type { Asker } from "./model";
import { LEAST_CACHED_CHARACTERS } from "./parameters";
import { promptRuns } from "./runs";

/**
 * Codes answers in as many prompts as they need. Where those share a long beginning that the provider does not have in
 * its cache yet, the first prompt goes ahead until its reply begins: sent at once, none would find it there.
 */
export async function codeRuns<Answer extends EngineAnswer>(
  { concurrency, answersPerPrompt, isWarm }: Omit<Asker, "connect">,
  round: Round<Answer>,
  system: string,
  answers: readonly Answer[],
): Promise<void> {
  const runs = promptRuns(answers, answersPerPrompt);
  const isWorthWarming = runs.length > concurrency && system.length >= LEAST_CACHED_CHARACTERS;
  const gate = isWorthWarming && !isWarm(system) ? round.ask.begun : undefined;
  await concurrently(runs, concurrency, (run) => codeRun(round, run), gate);
}
