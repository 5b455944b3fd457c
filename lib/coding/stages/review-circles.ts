import type { CodingEngine, CodingTask } from "@/lib/engines/engine";
import { inTurns } from "@/lib/parts";
import type { Group } from "../group-equal";

const ASKED_AT_ONCE = 2_000;

/** Groups that an engine reviews in the light of each other, by their number, and how many of them one call takes. */
export type Circle = { members: readonly number[]; atOnce: number };

/**
 * The circles of a question in the order of their review, the same whenever it is asked for: families put together
 * until a circle is large enough for one call, or all groups where the engine knows no families.
 */
export async function reviewCircles(
  engine: CodingEngine,
  task: CodingTask,
  groups: readonly Group[],
  signal: AbortSignal,
): Promise<Circle[]> {
  if (!engine.familiesOf) return [{ members: groups.map((_, number) => number), atOnce: engine.reviewSize }];
  const known = circles.get(groups);
  if (known) return known;
  const made = circlesOf(await readFamilies(engine.familiesOf, task, groups, signal), engine.reviewSize);
  circles.set(groups, made);
  return made;
}

const circles = new WeakMap<readonly Group[], Circle[]>();

/** Each family's members in their order; a group without relations is a family of its own. */
async function readFamilies(
  familiesOf: NonNullable<CodingEngine["familiesOf"]>,
  task: CodingTask,
  groups: readonly Group[],
  signal: AbortSignal,
): Promise<number[][]> {
  const families = new Map<string | number, number[]>();
  let number = 0;
  for await (const part of inTurns(groups, ASKED_AT_ONCE)) {
    const { value } = await familiesOf(
      task,
      part.map(({ representative }) => representative),
      { signal },
    );
    for (const name of value) {
      const family = families.get(name ?? number);
      if (family) family.push(number);
      else families.set(name ?? number, [number]);
      number++;
    }
  }
  return [...families.values()];
}

function circlesOf(families: readonly number[][], size: number): Circle[] {
  const made: Circle[] = [];
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
