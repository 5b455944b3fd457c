import { expect, test } from "vitest";
import { MEBIBYTE } from "@/lib/mebibyte";
import { roomFor } from "./body-room";

test("an organization has so many bodies of up to a mebibyte at once, and small ones at any time", async () => {
  const leave = await Promise.all(Array.from({ length: 24 }, () => roomFor(MEBIBYTE, "many")));
  let isIn = false;
  const next = roomFor(MEBIBYTE, "many").then((leaveNext) => {
    isIn = true;
    return leaveNext;
  });
  for (const other of [await roomFor(MEBIBYTE, "few"), await roomFor(32 * 1024, "many")]) other();
  expect(isIn).toBe(false);
  leave.pop()?.();
  for (const end of [...leave, await next]) end();
});

test("an organization's large bodies wait for each other, and leave room for those of others", async () => {
  const order: string[] = [];
  const enter = async (name: string, group: string, size = 32) => {
    const leave = await roomFor(size * MEBIBYTE, group);
    order.push(name);
    return leave;
  };
  const [first, second] = await Promise.all([enter("first", "many"), enter("second", "many")]);
  const third = enter("third", "many");
  const other = await enter("other", "few");
  await enter("medium", "many", 1);
  expect(order).toEqual(["first", "second", "other", "medium"]);

  first();
  const leaveThird = await third;
  expect(order.at(-1)).toBe("third");
  for (const leave of [second, other, leaveThird]) leave();
});
