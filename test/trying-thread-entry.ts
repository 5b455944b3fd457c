import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import type { Entry } from "@/lib/threads/entry";
import type { TryingCalls } from "./trying-thread";

/** Builds a thread that does what threads should not do. `remove` deletes what was built. */
export async function buildTryingThread(): Promise<{ entry: Entry<TryingCalls>; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "threads-"));
  const file = path.join(folder, "trying-thread.mjs");
  await build({
    entryPoints: ["test/trying-thread.ts"],
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    tsconfig: "tsconfig.json",
  });
  return { entry: { file: async () => file }, remove: () => rm(folder, { recursive: true }) };
}
