import { expect, test } from "vitest";
import { sentBeginnings } from "./sent-beginnings";

test("a beginning is in the cache for five minutes after it was sent", () => {
  let now = 0;
  const noteSent = sentBeginnings(() => now);

  expect(noteSent("codebook")).toBe(false);
  now += 4 * 60_000;
  expect(noteSent("codebook")).toBe(true);
  now += 6 * 60_000;
  expect(noteSent("codebook")).toBe(false);
  expect(noteSent("another codebook")).toBe(false);
});
