import { expect, test } from "vitest";
import { isPooled, markAsPooled, withoutMark } from "./pooled-address";

test.each([
  ["postgres://a:b@host:6432/app", "postgres://a:b@host:6432/app?pgbouncer=true"],
  ["postgres://host/app?sslmode=require", "postgres://host/app?sslmode=require&pgbouncer=true"],
])("%s is marked once, and given back as it was", (plain, marked) => {
  expect([isPooled(plain), isPooled(marked)]).toEqual([false, true]);
  expect([markAsPooled(plain), markAsPooled(marked)]).toEqual([marked, marked]);
  expect([withoutMark(marked), withoutMark(plain)]).toEqual([plain, plain]);
});

test("the mark may stand before other settings", () => {
  expect(withoutMark("postgres://host/app?pgbouncer=true&sslmode=require")).toBe("postgres://host/app?sslmode=require");
});
