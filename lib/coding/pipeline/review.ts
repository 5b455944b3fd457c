import { isDeepStrictEqual } from "node:util";
import { type AnswerCoding, coderOf } from "@/lib/engines/engine";
import { inParts } from "@/lib/parts";
import { LOOKED_AT_PER_TURN, ROUND_MS } from "../parameters";
import { type AnswerGroup, type CodedGroup, representativesOf } from "./answer-groups";
import type { CodingStore } from "./coding-store";
import { reviewBatches } from "./review-batches";

/**
 * Lets the engine review uncertain and inconsistent codings, batch by batch, for about `budget` milliseconds. Stores
 * changes to answers of this run, and returns how many distinct answers remain. Each call's changes are stored in one
 * transaction with the progress, so a repeated stage continues after the last stored call.
 */
export async function review(store: CodingStore, budget = ROUND_MS): Promise<{ remaining: number }> {
  const { engine } = store;
  const work = await store.readWork();
  const { groups, task } = work;
  const deadline = performance.now() + budget;
  if (task.codes.length === 0) return { remaining: 0 };
  const { own, reviewed } = await store.readReviewable();
  const isOwn = ({ answers }: AnswerGroup) => answers.some(({ id }) => own.has(id));
  let done = reviewed;
  let end = 0;
  await store.whileWanted(async (signal) => {
    work.reviewBatches ??= await reviewBatches(engine, task, groups, signal);
    for (const { members, atOnce } of work.reviewBatches) {
      const start = end;
      end += members.length;
      const batch = members.map((number) => groups[number] as AnswerGroup);
      if (!batch.some(isOwn)) done = Math.max(done, end);
      if (done >= end) continue;
      const representatives = representativesOf(batch);
      const codings = await store.readCodings(batch);
      const open = new Set(batch.filter(isOwn).map(({ representative }) => representative.id));
      while (done < end) {
        const part = { from: done - start, to: Math.min(batch.length, done - start + atOnce) };
        done = start + part.to;
        const { value, ...rest } = await engine.review(task, representatives, codings, { signal, part, open });
        const changed = await exchange(batch, codings, part.from, value);
        await store.saveReviewed({ changed, coder: coderOf(engine, task), reviewed: done, ...rest });
        if (performance.now() > deadline) return;
      }
    }
  });
  return { remaining: groups.length - done };
}

/** Replaces the codings from index `from` on by the reviewed ones, and returns the groups whose coding changes. */
async function exchange(
  batch: readonly AnswerGroup[],
  codings: AnswerCoding[],
  from: number,
  reviewed: readonly AnswerCoding[],
): Promise<CodedGroup[]> {
  const changed: CodedGroup[] = [];
  let number = from;
  for (const part of inParts(reviewed, LOOKED_AT_PER_TURN)) {
    for (const coding of part) {
      const group = batch[number];
      if (group && !isDeepStrictEqual(coding.mentions, codings[number]?.mentions)) changed.push({ group, coding });
      codings[number++] = coding;
    }
  }
  return changed;
}
