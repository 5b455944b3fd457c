import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Prepares notes of the long turns of a service's event loop: `env` is for the service, `file` is where they are
 * written.
 */
export async function noteLongTurns() {
  const folder = await mkdtemp(join(tmpdir(), "long-turns-"));
  const file = join(folder, "turns.jsonl");
  const probe = new URL("loop-probe.mjs", import.meta.url);
  return {
    file,
    env: { LOOP_NOTES: file, NODE_OPTIONS: `--import ${probe}` },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The turns of more than 50 ms of processor time that were noted so far, in milliseconds. */
export async function longTurns(file: string): Promise<number[]> {
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line).used);
}
