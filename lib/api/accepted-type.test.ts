import { expect, it } from "vitest";
import { acceptedType } from "./accepted-type";

it.each([
  [null, null],
  ["*/*", null],
  ["image/*", null],
  ["image/svg+xml", "image/svg+xml"],
  ["application/json, image/png", null],
  ["application/json;q=0.5, image/png", "image/png"],
  ["image/webp, image/png;q=0.8, */*;q=0.1", "image/png"],
  ["image/svg+xml;q=0, image/png;q=0.2", "image/png"],
  ["IMAGE/PNG ; q=x", null],
])("of %s the type %s is meant", (accept, expected) => {
  expect(acceptedType(accept, ["image/svg+xml", "image/png"])).toBe(expected);
});
