import { buildCodebook } from "./build-codebook";
import { classify } from "./classify";
import type { CodingStore } from "./coding-store";
import { extendCodebook } from "./extend-codebook";
import { review } from "./review";
import { writeManual } from "./write-manual";

/** The report of a stage: how many distinct answers it left for the next round, or how many codes it added. */
type Report = { remaining?: number; added?: number } | null;

/** Runs a stage, or returns the report of its earlier run; null if nothing is left to do. */
export type RunStage = (name: string, stage: () => Promise<Report>) => Promise<Report>;

/**
 * Runs all stages from a question's answers to their codes, both in a synchronous call and in a job. A job runs each
 * stage as a durable step under its name, so every stage must be safe to repeat, and none may need what another stage
 * left in memory.
 */
export async function codeAnswers(store: CodingStore, run: RunStage = (_, stage) => stage()): Promise<void> {
  const runOnce = (name: string, stage: () => Promise<void>) => run(name, () => stage().then(() => null));
  const runInRounds = async (name: string, stage: () => Promise<Report>) => {
    for (let round = 1, remaining = 1; remaining > 0; round++) {
      remaining = (await run(`${name}-${round}`, stage))?.remaining ?? 0;
    }
  };
  await runOnce("prepare", () => store.prepare());
  await runOnce("build-codebook", () => buildCodebook(store));
  if (store.engine.writeManual) await runOnce("write-manual", () => writeManual(store));
  await runInRounds("classify", () => classify(store));
  const extended = await run("extend-codebook", () => extendCodebook(store));
  if (extended?.added) await runInRounds("classify-unfitting", () => classify(store));
  if (store.engine.review) await runInRounds("review", () => review(store));
  await runOnce("finish", () => store.finish());
}
