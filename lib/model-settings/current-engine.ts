import type { Db } from "@/db/client";
import type { CodingEngine } from "@/lib/engines/engine";
import { selectEngine } from "@/lib/engines/select-engine";
import { invalidInput } from "@/lib/errors/app-error";
import { type Env, env } from "@/lib/runtime/env";
import { configurationOf, type ModelSettings, readModelSettings } from "./model-settings";

/** The latest engine of the settings, because an engine learns which features its provider has. */
let latest: { settings: string; engine: CodingEngine } | undefined;

/**
 * The engine that codes now: by the environment variables, else the model of the settings, else the local engine. The
 * settings are read each time, so that a change of theirs counts at once in all processes.
 */
export async function currentEngine(db: Db): Promise<CodingEngine> {
  const settings = await readModelSettings(db);
  return settings ? engineOf(settings) : selectEngine();
}

function engineOf(settings: ModelSettings): CodingEngine {
  const key = JSON.stringify(settings);
  if (latest?.settings !== key) latest = { settings: key, engine: selectEngine(configurationOf(settings)) };
  return latest.engine;
}

/** The names of the engines that code and vote in a consensus; none if there are no further models. */
export const votersOf = ({ consensus }: CodingEngine): readonly string[] => consensus?.voters ?? [];

const LOCAL: Env = { ...env, CODING_ENGINE: "local" };

/** Which engine a job wants: the local one, several that vote, or by default the current one. */
type Wanted = { localEngine?: boolean; consensus?: boolean };

/** The engine of a job's options. Throws VALIDATION_ERROR if no further models are configured for a consensus. */
export async function engineFor(db: Db, { localEngine = false, consensus = false }: Wanted): Promise<CodingEngine> {
  const engine = localEngine ? selectEngine(LOCAL) : await currentEngine(db);
  if (!consensus) return engine;
  if (engine.consensus) return engine.consensus;
  throw invalidInput([{ path: "consensus", message: NO_VOTERS }]);
}

const NO_VOTERS =
  "needs further models, which owners of the organization that operates this service name in Settings, Model";
