import type { Env } from "@/lib/env";
import { DataFolder } from "./data-folder";
import { readRuntime } from "./runtime";

/** Where people reach the service: APP_URL, else where the one on this data folder answers now, else the default. */
export async function serviceAddress(env: Env): Promise<string> {
  if (process.env.APP_URL) return env.APP_URL;
  return (await readRuntime(new DataFolder(env.DATA_DIR)))?.url ?? env.APP_URL;
}
