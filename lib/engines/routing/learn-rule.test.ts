import { expect, it } from "vitest";
import { reviewedStays } from "@/test/reviewed-stays";
import { localEngine } from "../local/engine";
import { learnRule } from "./learn-rule";

it("compares neither engine by codes that word rules gave, kept or taken off", async () => {
  const task = reviewedStays(160);
  const [kept = "", off = "", own = ""] = task.codes.map(({ id }) => id);
  const decided = { codeIds: [own, kept], byModel: [own] };
  const heldOut = task.examples.map(({ text }) => ({ text, codeIds: [own, off], expected: 0.9 }));
  const learner = { ...localEngine, heldOut: async () => heldOut };
  const ruleFrom = (examples: typeof task.examples) => learnRule(learner, { ...task, examples });
  expect(await ruleFrom(task.examples.map((one) => ({ ...one, ...decided })))).toBeNull();
  const ruled = task.examples.map((one) => ({ ...one, ...decided, byRule: [kept, off] }));
  expect(await ruleFrom(ruled)).toBeLessThanOrEqual(0.9);
});
