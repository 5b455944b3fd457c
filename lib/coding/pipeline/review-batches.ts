import type { CodingEngine, CodingTask } from "@/lib/engines/engine";
import { inParts } from "@/lib/parts";
import { LOOKED_AT_PER_TURN } from "../parameters";
import { type AnswerGroup, representativesOf } from "./answer-groups";

/**
 * A part of a review: the indexes of the groups that the engine compares with each other, and how many of them one call
 * reviews.
 */
export type ReviewBatch = { members: readonly number[]; atOnce: number };

/**
 * The batches of a question in the order of their review; the same answers always give the same batches. A family holds
 * related answers, which must be reviewed together; families are joined to a batch until it is large enough for one
 * call. There is a single batch if the engine has no families, or if one call can review all groups.
 */
export async function reviewBatches(
  engine: CodingEngine,
  task: CodingTask,
  groups: readonly AnswerGroup[],
  signal: AbortSignal,
): Promise<ReviewBatch[]> {
  const { familiesOf, reviewSize } = engine;
  if (!familiesOf || groups.length <= reviewSize) return [{ members: [...groups.keys()], atOnce: reviewSize }];
  return batchesOf(await readFamilies(familiesOf, task, groups, signal), reviewSize);
}

/** The indexes of the groups in each family. A group without a family gets a family of its own. */
async function readFamilies(
  familiesOf: NonNullable<CodingEngine["familiesOf"]>,
  task: CodingTask,
  groups: readonly AnswerGroup[],
  signal: AbortSignal,
): Promise<number[][]> {
  const families = new Map<string | number, number[]>();
  let number = 0;
  for (const part of inParts(groups, LOOKED_AT_PER_TURN)) {
    const { value } = await familiesOf(task, representativesOf(part), { signal });
    for (const name of value) {
      const family = families.get(name ?? number);
      if (family) family.push(number);
      else families.set(name ?? number, [number]);
      number++;
    }
  }
  return [...families.values()];
}

function batchesOf(families: readonly number[][], size: number): ReviewBatch[] {
  const made: ReviewBatch[] = [];
  let members: number[] = [];
  for (const family of families) {
    for (const number of family) members.push(number);
    if (members.length < size) continue;
    made.push({ members, atOnce: Number.POSITIVE_INFINITY });
    members = [];
  }
  if (members.length > 0) made.push({ members, atOnce: Number.POSITIVE_INFINITY });
  return made;
}
