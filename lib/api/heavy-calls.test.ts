import { expect, it } from "vitest";
import { whileCallerWaits } from "@/lib/workers/caller";
import { OPERATIONS } from "./contract/all";
import { beginHeavyCall } from "./heavy-calls";

it("an organization's heavy calls wait for each other, and not those of others", async () => {
  const order: string[] = [];
  const begin = async (name: string, group: string) => {
    const end = await beginHeavyCall(group);
    order.push(name);
    return end;
  };
  const [first, second] = await Promise.all([begin("first", "many"), begin("second", "many")]);
  const third = begin("third", "many");
  const other = await begin("other", "few");
  expect(order).toEqual(["first", "second", "other"]);
  first();
  for (const end of [second, other, await third]) end();
  expect(order.at(-1)).toBe("third");
});

it("a heavy call whose caller leaves waits no longer", async () => {
  const ends = await Promise.all([beginHeavyCall("many"), beginHeavyCall("many")]);
  const client = new AbortController();
  const waiting = whileCallerWaits(client.signal, () => beginHeavyCall("many"));
  client.abort();
  await expect(waiting).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  for (const end of ends) end();
  (await beginHeavyCall("many"))();
});

it("every analysis and every export of answers counts as heavy", () => {
  const read = OPERATIONS.filter(({ path }) => /^\/v2\/(?:analytics|export)\//.test(path));
  expect(read.length).toBeGreaterThan(15);
  expect(read.filter(({ isHeavy }) => !isHeavy).map(({ id }) => id)).toEqual([]);
});
