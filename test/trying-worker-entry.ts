import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import type { Entry } from "@/lib/workers/entry";
import type { TryingCalls } from "./trying-worker";

/** Builds a worker that misbehaves, in a folder that `remove` deletes. */
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
