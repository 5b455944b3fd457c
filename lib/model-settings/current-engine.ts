import type { Db } from "@/db/client";
import type { CodingEngine } from "@/lib/engines/engine";
import { selectEngine } from "@/lib/engines/select-engine";
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

const LOCAL: Env = { ...env, CODING_ENGINE: "local" };

/** The engine of a job's options: the local one if they name it, otherwise the current one. */
export const engineFor = async (db: Db, { localEngine = false }: { localEngine?: boolean }): Promise<CodingEngine> =>
  localEngine ? selectEngine(LOCAL) : currentEngine(db);
