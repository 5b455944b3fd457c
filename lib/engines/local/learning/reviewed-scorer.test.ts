import { expect, test } from "vitest";
import type { CodedExample, CodingTask, FrameCode } from "../../engine";
import { learnTask } from "../task-model";

const CODES = ["Price", "Staff", "Room"].map(
  (name): FrameCode => ({ id: name, category: "Codes", name, definition: null, sentiment: "Neutral" }),
);

function codesOf(text: string, examples: readonly CodedExample[]): string[] {
  const task: CodingTask = {
    codingType: "qualitative",
    language: "en",
    question: null,
    codes: CODES,
    examples,
  };
  const { mentions } = learnTask(task).code({ id: "1", text, language: "en" });
  return mentions.map(({ codeId }) => codeId).toSorted();
}

function many(count: number, text: string, ...codeIds: string[]): CodedExample[] {
  return Array.from({ length: count }, (_, at) => ({ text: `${text} ${at}`, codeIds }));
}

test("learns from any number of reviewed answers, even from one", () => {
  const learn = (count: number) =>
    codesOf("lift out of order again", many(count, "the lift was out of order", "Staff"));
  expect(learn(0)).not.toEqual(["Staff"]);
  for (const count of [1, 2, 5]) expect(learn(count), `${count} reviewed`).toContain("Staff");
  for (const count of [39, 40, 41]) expect(learn(count), `${count} reviewed`).toEqual(["Staff"]);
});

test("learns from answers without codes to leave similar ones uncoded", () => {
  const uncoded = many(20, "we came by train, the room was booked by a friend");
  const coded = many(10, "lovely big room", "Room");
  expect(codesOf("booked by a friend of ours, came by train", [...uncoded, ...coded])).toEqual([]);
  expect(codesOf("a lovely big room", [...uncoded, ...coded])).toEqual(["Room"]);
});

test("contradictory codings are decided by the majority", () => {
  const examples = [
    ...Array.from({ length: 12 }, () => ({ text: "the pool was cold", codeIds: ["Room"] })),
    ...Array.from({ length: 2 }, () => ({ text: "the pool was cold", codeIds: ["Staff"] })),
    ...many(10, "cheap for what you get", "Price"),
  ];
  expect(codesOf("the pool was cold", examples)).toEqual(["Room"]);
});

test("reviewed answers whose codes were deleted are ignored", () => {
  const gone = many(20, "nice room with a view", "Deleted");
  expect(codesOf("nice room with a view", gone)).toEqual(codesOf("nice room with a view", []));
  expect(codesOf("nice room with a view", gone)).toEqual(["Room"]);
});

test("learns codes with several examples and a code with a single one", () => {
  const examples = [
    ...many(15, "friendly waiters and fair prices", "Staff", "Price"),
    ...many(15, "grumpy waiters", "Staff"),
    { text: "mouldy bathroom", codeIds: ["Room"] },
  ];
  expect(codesOf("waiters friendly, prices fair", examples)).toEqual(["Price", "Staff"]);
});

test("a code is traced to its own passage, not to one that often came with it", () => {
  const examples = [
    ...many(12, "The lift broke down twice. Everybody at the desk was grumpy", "Room", "Staff"),
    ...many(6, "Everybody at the desk was grumpy", "Staff"),
  ];
  expect(codesOf("The lift broke down again", examples)).toEqual(["Room"]);
});

test("a few reviewed answers don't hurt codes without reviewed answers", () => {
  const examples = [...many(3, "grumpy at the desk", "Staff"), ...many(2, "far too dear", "Price")];
  expect(codesOf("a lovely big room", examples)).toEqual(["Room"]);
  expect(codesOf("grumpy at the desk again", examples)).toContain("Staff");
});

test("ridge regression and classifiers learn the same codes", () => {
  const learn = (count: number) => [
    ...many(count, "the lift was out of order", "Staff"),
    ...many(count, "we came by train"),
    ...many(count, "towels thin as paper", "Room", "Price"),
  ];
  for (const count of [100, 700]) {
    expect(codesOf("lift out of order again", learn(count)), `${count} of each`).toEqual(["Staff"]);
    expect(codesOf("thin towels", learn(count)), `${count} of each`).toEqual(["Price", "Room"]);
    expect(codesOf("came by train", learn(count)), `${count} of each`).toEqual([]);
  }
});

test("learns what reviewed answers mean, not only their words", () => {
  const waits = ["we stood in a queue for an hour", "it took forever until somebody came", "hours of sitting around"];
  const costs = ["way too expensive", "prices have gone up a lot", "I can't afford it any more"];
  const codes = ["Theme A", "Theme B"].map(
    (name): FrameCode => ({ id: name, category: "Codes", name, definition: null, sentiment: "Neutral" }),
  );
  const examples = [
    ...waits.flatMap((text) => many(4, text, "Theme A")),
    ...costs.flatMap((text) => many(4, text, "Theme B")),
  ];
  const task: CodingTask = { codingType: "qualitative", language: "en", question: null, codes, examples };
  const answers = ["nobody attended to us before noon", "a cheaper option would be welcome"];
  const codings = learnTask(task).codeAll(answers.map((text) => ({ id: text, text, language: "en" })));
  expect(codings.map(({ mentions }) => mentions.map(({ codeId }) => codeId))).toEqual([["Theme A"], ["Theme B"]]);
});
