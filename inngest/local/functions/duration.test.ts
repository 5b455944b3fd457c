import { expect, it } from "vitest";
import { parseDuration, parseMoment, parseRetryAfter } from "./duration";

it("reads time strings", () => {
  expect(parseDuration("300ms")).toBe(300);
  expect(parseDuration("2h45m")).toBe(9_900_000);
  expect(parseDuration("1.5s")).toBe(1_500);
  expect(parseDuration("1w2d")).toBe(777_600_000);
  expect(parseDuration("")).toBe(0);
  expect(parseDuration("soon")).toBeUndefined();
});

it("reads moments, counted or dated", () => {
  expect(parseMoment("2m", 1_000)?.getTime()).toBe(121_000);
  expect(parseMoment("2026-03-01T00:00:00.000Z")?.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  expect(parseMoment("never")).toBeUndefined();
});

it("reads Retry-After in seconds, as an ISO date and as an HTTP date", () => {
  expect(parseRetryAfter("3", 1_000)?.getTime()).toBe(4_000);
  expect(parseRetryAfter("2026-03-01T00:00:00Z")?.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  expect(parseRetryAfter("Sun, 01 Mar 2026 00:00:00 GMT")?.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  expect(parseRetryAfter(undefined)).toBeUndefined();
});
