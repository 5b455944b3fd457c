import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import type { Entry } from "@/lib/workers/entry";
import type { TryingCalls } from "./trying-worker";

/** Options of calls whose deadline no test reaches. */
export const SHORT = { isLong: false, deadline: 200_000 };
export const LONG = { isLong: true, deadline: 200_000 };

/** Bundles `trying-worker.ts`, whose calls fail in different ways, into a new folder that `remove` deletes. */
export async function buildTryingWorker(): Promise<{
  entry: Entry<TryingCalls>;
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), "workers-"));
  const file = path.join(folder, "trying-worker.mjs");
  await build({
    entryPoints: ["test/trying-worker.ts"],
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    tsconfig: "tsconfig.json",
  });
  return { entry: { file: async () => file }, folder, remove: () => rm(folder, { recursive: true }) };
}
