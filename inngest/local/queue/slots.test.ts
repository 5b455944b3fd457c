import { expect, it } from "vitest";
import { createSlots } from "./slots";

it("gives slots in order, and reserves them for the waiters that it has woken", () => {
  const slots = createSlots();
  const woken: string[] = [];
  const take = (holder: string, order: number, ...keys: string[]) =>
    slots.take({ holder, order, limits: keys.map((key) => ({ key, limit: 1 })), wake: () => woken.push(holder) });
  expect(take("a", 1, "fn")).toBe(true);
  expect(take("late", 3, "fn")).toBe(false);
  expect(take("early", 2, "fn")).toBe(false);
  slots.release("a");
  expect(woken).toEqual(["early"]);
  expect(take("newcomer", 0, "fn")).toBe(false);
  expect(take("early", 2, "fn")).toBe(true);
  slots.release("early");
  expect(woken).toEqual(["early", "newcomer"]);
  slots.release("newcomer");
  expect(woken).toEqual(["early", "newcomer", "late"]);
});

it("admits only waiters that fit every limit", () => {
  const slots = createSlots();
  const woken: string[] = [];
  const take = (holder: string, ...keys: string[]) =>
    slots.take({ holder, order: 1, limits: keys.map((key) => ({ key, limit: 1 })), wake: () => woken.push(holder) });
  take("both", "x", "y");
  expect(take("one", "x")).toBe(false);
  expect(take("two", "y", "x")).toBe(false);
  slots.release("both");
  expect(woken).toEqual(["one"]);
  slots.release("one");
  expect(woken).toEqual(["one", "two"]);
});

it("lets those who wait for a wide limit take turns by their narrow one, whoever came first", () => {
  const slots = createSlots();
  const begun: string[] = [];
  const take = (holder: string, group: string) => {
    const limits = [
      { key: group, limit: 2 },
      { key: "all", limit: 2 },
    ];
    const wake = () => begun.push(holder);
    if (slots.take({ holder, order: 1, limits, wake })) begun.push(holder);
  };
  for (let number = 0; number < 50; number++) take(`early ${number}`, "early");
  take("late", "late");
  slots.release("early 0");
  slots.release("early 1");
  expect(begun).toContain("late");
});
