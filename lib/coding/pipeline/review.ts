import { isDeepStrictEqual } from "node:util";
import { type AnswerCoding, coderOf } from "@/lib/engines/engine";
import { ROUND_MS } from "../parameters";
import { type AnswerGroup, type CodedGroup, representativesOf } from "./answer-groups";
import type { CodingStore } from "./coding-store";
import { obeyRules } from "./obey-rules";
import { withRuledCodes } from "./word-rules";

/**
 * Lets the engine review uncertain and inconsistent codings, part by part, for about `budget` milliseconds. Stores
 * changes to answers of this run, and returns how many distinct answers remain. Each call's changes are stored in one
 * transaction with the progress, so a repeated stage continues after the last stored call.
 */
export async function review(store: CodingStore, budget = ROUND_MS): Promise<{ remaining: number }> {
  const { engine } = store;
  const { groups, task } = await store.readWork();
  const deadline = performance.now() + budget;
  if (!engine.review || task.codes.length === 0) return { remaining: 0 };
  const ask = engine.review.bind(engine);
  const { own, reviewed } = await store.readReviewable();
  const open = new Set(
    groups.flatMap(({ representative, answers }) => (answers.some(({ id }) => own.has(id)) ? representative.id : [])),
  );
  if (open.size === 0) return { remaining: 0 };
  let done = reviewed;
  await store.whileWanted(async (signal) => {
    const representatives = representativesOf(groups);
    const codings = await store.readCodings(groups);
    while (done < groups.length) {
      const part = { from: done, to: Math.min(groups.length, done + (engine.reviewSize ?? groups.length)) };
      const { value, ...rest } = await ask(task, representatives, codings, { signal, part, open });
      const changed = exchange(
        groups,
        codings,
        part.from,
        value.map((coding, index) =>
          obeyRules(withRuledCodes(coding, task, representatives[part.from + index]?.text ?? ""), task),
        ),
      );
      done = part.to;
      await store.saveReviewed({ changed, coder: coderOf(engine, task), reviewed: done, ...rest });
      if (performance.now() > deadline) return;
    }
  });
  return { remaining: groups.length - done };
}

/** Replaces the codings from index `from` on by the reviewed ones, and returns the groups whose coding changes. */
function exchange(
  groups: readonly AnswerGroup[],
  codings: AnswerCoding[],
  from: number,
  reviewed: readonly AnswerCoding[],
): CodedGroup[] {
  const changed: CodedGroup[] = [];
  reviewed.forEach((coding, index) => {
    const number = from + index;
    const group = groups[number];
    if (group && !isDeepStrictEqual(coding.mentions, codings[number]?.mentions)) changed.push({ group, coding });
    codings[number] = coding;
  });
  return changed;
}
