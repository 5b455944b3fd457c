import type { Env } from "@/lib/runtime/env";
import { DataFolder } from "./data-folder";
import { readRuntime } from "./runtime";

/**
 * The address at which people reach the service: APP_URL, else the address of the service that runs on this data
 * folder, else the default.
 */
export async function serviceAddress(env: Env): Promise<string> {
  if (process.env.APP_URL) return env.APP_URL;
  return (await readRuntime(new DataFolder(env.DATA_DIR)))?.url ?? env.APP_URL;
}
