import { Cron } from "croner";
import type { Runner } from "./context";
import { cronsOf, type FunctionConfig } from "./functions";
import { beginScheduled } from "./runs";

/**
 * Begins the runs of scheduled functions at their moments, in UTC; moments that passed while no runner worked are
 * skipped. Returns how to end that.
 */
export function schedule(runner: Runner, functions: Iterable<FunctionConfig>): () => void {
  const jobs = [...functions].flatMap((config) =>
    cronsOf(config).map((pattern) => {
      const begin = () => beginScheduled(runner, config, pattern, presentSecond());
      const report = (error: unknown) => {
        if (!runner.stopping.aborted) runner.log(`"${config.id}" did not begin: ${String(error)}`);
      };
      return new Cron(pattern, { timezone: "UTC", unref: true, catch: report }, begin);
    }),
  );
  return () => {
    for (const job of jobs) job.stop();
  };
}

/** The moment for which a timer was set that has just fired: crons are due at whole seconds. */
function presentSecond(): Date {
  return new Date(Math.floor(Date.now() / 1_000) * 1_000);
}
