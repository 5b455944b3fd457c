import { expect, it } from "vitest";
import { groupEqual, spread } from "./answer-groups";

/** The longest answers that one call may hold, in letters that change when they are folded. */
const ANSWERS = Array.from({ length: 49 }, (_, index) => ({
  id: `${index}`,
  text: "ﬃŉǰΐẖ".repeat(19_999) + index,
  flags: [],
  language: "en",
}));

/** Counts how many turns of the event loop other work gets while `work` runs. */
async function turnsBeside(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

it("gives other work turns while long answers are compared, and while their evidence is found", async () => {
  const mention = { codeId: "1", confidence: "high" as const, mentionSentiment: "Neutral" as const, evidence: "FFI" };
  const spreadAll = async () => {
    const groups = await groupEqual(ANSWERS);
    const codings = await spread(groups.map((group) => ({ group, coding: { mentions: [mention] } })));
    expect(codings.map(({ mentions }) => mentions[0]?.evidence)).toEqual(ANSWERS.map(() => "ﬃ"));
  };
  expect(await turnsBeside(() => groupEqual(ANSWERS))).toBeGreaterThan(20);
  expect(await turnsBeside(spreadAll)).toBeGreaterThan(40);
});
