import { expect, test } from "vitest";
import { classifyAll } from "../classify-all";
import type { CodingTask } from "../engine";
import { localEngine } from "./engine";
import { learnTask } from "./task-model";

const TASK: CodingTask = {
  codingType: "qualitative",
  language: "en",
  question: null,
  codes: ["Waiting", "Price"].map((name) => ({
    id: name,
    category: "Codes",
    name,
    definition: null,
    sentiment: "Neutral",
  })),
  examples: [
    { text: "we stood in a queue for an hour", codeIds: ["Waiting"] },
    { text: "way too expensive", codeIds: ["Price"] },
    { text: "the train was blue", codeIds: [] },
  ],
};

test("codes in a worker as in this process, with the sentence encoder of reviewed answers", async () => {
  const answers = ["far too expensive for me", "hours of sitting around", "nothing to report"].map((text) => ({
    id: text,
    text,
    language: "en",
  }));
  const value = await classifyAll(localEngine, TASK, answers);
  expect(value).toEqual(learnTask(TASK).codeAll(answers));
  expect(value.some(({ mentions }) => mentions.length > 0)).toBe(true);
});

test("an answer is coded alike, whatever the ids of the codes and the other answers", async () => {
  const code = async (prefix: string, ...texts: string[]) => {
    const codes = TASK.codes.map((entry) => ({ ...entry, id: prefix + entry.id }));
    const answers = texts.map((text) => ({ id: text, text, language: "en" }));
    const { value } = await localEngine.classify({ ...TASK, codes, examples: [] }, answers);
    return value[0]?.mentions ?? [];
  };
  const [mention, ...others] = await code("a", "The price is too high");
  expect([mention?.codeId, others]).toEqual(["aPrice", []]);
  const other = await code("b", "The price is too high", "The queue was long", "far too high a price");
  expect(other).toEqual([{ ...mention, codeId: "bPrice" }]);
});

test("a codebook is drafted from many long answers, of which a worker reads as many as fit its memory", async () => {
  const said = "the staff were friendly and the room was clean, but breakfast was cold. We had to walk up the stairs. ";
  const answers = Array.from({ length: 5_000 }, (_, index) => ({
    id: `${index}`,
    text: `Stay ${index}: ${said.repeat(11)}`,
    language: "en",
  }));
  const options = { granularity: 3, maxCodes: 10, minFrequency: 1, includeOther: false };
  const request = { codingType: "qualitative" as const, language: "en", question: null, answers, options };
  const { value } = await localEngine.generateCodebook(request);
  expect(value.flatMap(({ codes }) => codes).length).toBeGreaterThan(1);
}, 240_000);

test.each([201, 216])("answers are coded with %i codes", async (count) => {
  const codes = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    category: "Codes",
    name: `Subject ${index}`,
    definition: null,
    sentiment: "Neutral" as const,
  }));
  const answers = [{ id: "1", text: "I mean subject 7", language: "en" }];
  const task: CodingTask = { ...TASK, codes, examples: [] };
  expect((await localEngine.classify(task, answers)).value).toHaveLength(1);
});
