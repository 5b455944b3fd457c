import type { CodingTask, EngineOptions } from "../engine";
import type { HeldOut, JudgedCoding, Learner } from "../learner";
import { MIN_COMPARED } from "./parameters";
import { type Compared, sureFrom } from "./routing-rule";

/**
 * The rule: an answer stays with the learning engine if its expected F1 is at least this value. Null if no answer
 * stays, or if the model had coded too few of the reviewed answers.
 */
export async function learnRule(learner: Learner, task: CodingTask, options?: EngineOptions): Promise<number | null> {
  const comparable = task.examples.filter(({ byModel }) => byModel).length;
  return comparable < MIN_COMPARED ? null : sureFrom(compare(task, await learner.heldOut(task, options)));
}

/**
 * Whether an answer stays with the learning engine, which is so if it has a code and its expected F1 is at least
 * `from`.
 */
export const isKept = ({ coding, expected }: JudgedCoding, from: number): boolean =>
  coding.mentions.length > 0 && expected >= from;

function compare(task: CodingTask, heldOut: readonly HeldOut[]): Compared[] {
  const codes = new Set(task.codes.map(({ id }) => id));
  const examples = new Map(task.examples.map((example) => [example.text, example]));
  return heldOut.flatMap(({ text, codeIds, expected }) => {
    const { byModel, byRule = [], codeIds: people = [] } = examples.get(text) ?? {};
    if (!byModel) return [];
    const decided = (ids: readonly string[]) => ids.filter((id) => codes.has(id) && !byRule.includes(id));
    return [{ people: decided(people), learner: decided(codeIds), model: decided(byModel), expected }];
  });
}
