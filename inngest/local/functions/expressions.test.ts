import { expect, it } from "vitest";
import { faultOf, holds, keyOf } from "./expressions";

const event = { name: "t/a", data: { id: "x", n: 3, list: ["a"], nothing: null } };

it("decides conditions, where a missing field or a fault is false", () => {
  expect(holds(undefined, { event })).toBe(true);
  expect(holds("event.data.id == 'x' && event.data.n > 2", { event })).toBe(true);
  expect(holds("event.data.id == async.data.id", { event, async: { data: { id: "x" } } })).toBe(true);
  expect(holds("event.data.list.exists(item, item == 'a')", { event })).toBe(true);
  expect(holds("event.data.missing == 'x'", { event })).toBe(false);
  expect(holds("event.data.id", { event })).toBe(false);
});

it("makes keys of values, whatever they hold", () => {
  expect(keyOf("event.data.id + '-' + string(event.data.n)", { event })).toBe("x-3");
  expect(keyOf("event.data.missing", { event })).toBe("");
  expect(keyOf("event.data.nothing", { event })).toBe("");
  const long = { data: { id: "x".repeat(5_000) } };
  expect(keyOf("event.data.id", { event: long })).toHaveLength(64);
  expect(keyOf("event.data.id", { event: { data: { id: "a\0b" } } })).not.toContain("\0");
});

it("tells the fault of what can't be read", () => {
  expect(faultOf("event.data.id == 'x'")).toBeUndefined();
  expect(faultOf("event.data.id ==")).toBeTypeOf("string");
});
