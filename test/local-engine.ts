import { selectEngine } from "@/lib/engines/select-engine";
import { env } from "@/lib/runtime/env";

/** The local engine, whatever the environment configures. */
export const localEngine = selectEngine({ ...env, CODING_ENGINE: "local" });
