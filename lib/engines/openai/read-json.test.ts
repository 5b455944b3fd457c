import { expect, test } from "vitest";
import { longestTurnOf } from "@/test/longest-turn";
import { readJson } from "./read-json";

test("a reply is read without its thoughts, wherever they stand", async () => {
  const replies = ['<think>a {"b":1}</think>{"c":2}', '{"c":<think>3</think>2}', '{"c":2}<think>and so'];
  for (const reply of replies) expect((await readJson(reply)).json).toEqual({ c: 2 });
  expect(await readJson("<think>nothing</think>")).toEqual({ json: undefined, cut: false });
});

test("a reply of thoughts that begin again and again is read in a moment", async () => {
  expect(await longestTurnOf(() => readJson("<think>".repeat(100_000)))).toBeLessThan(500);
});
