import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import type { Entry } from "@/lib/workers/entry";
import type { TryingCalls } from "./trying-worker";

/** Builds a worker that misbehaves. `remove` deletes the build. */
export async function buildTryingWorker(): Promise<{ entry: Entry<TryingCalls>; remove: () => Promise<void> }> {
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
  return { entry: { file: async () => file }, remove: () => rm(folder, { recursive: true }) };
}
