import { evenly } from "@/lib/data/parts";
import { MANUAL_FROM, QUOTABLE_ANSWERS } from "../parameters";
import { withContent } from "./answer-groups";
import type { CodingStore } from "./coding-store";

/**
 * Lets the engine write a coding manual before it codes many answers, and write it again after people have corrected
 * enough answers. If the engine writes none, the answers are coded without a manual.
 */
export async function writeManual(store: CodingStore): Promise<void> {
  const { writeManual: write } = store.engine;
  const { groups, task } = await store.readWork();
  if (!write || groups.length < MANUAL_FROM || task.codes.length === 0) return;
  const disagreements = await store.readNewDisagreements();
  if (!disagreements) return;
  const answers = evenly(withContent(groups), QUOTABLE_ANSWERS);
  const { value, usage } = await store.whileWanted((signal) =>
    write({ task: { ...task, manual: undefined }, answers, disagreements }, { signal }),
  );
  await store.saveManual(value, usage);
}
