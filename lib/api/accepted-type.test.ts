import { expect, it } from "vitest";
import { acceptedType } from "./accepted-type";

const TYPES = ["image/svg+xml", "text/csv"];

it.each([
  [null, null],
  ["*/*", null],
  ["image/*", null],
  ["text/plain", null],
  ["image/svg+xml", "image/svg+xml"],
  ["application/json, text/csv", null],
  ["application/json, image/png;q=0.5", null],
  ["application/json;q=0.5, text/csv", "text/csv"],
  ["image/png, image/svg+xml;q=0.8, */*;q=0.1", "image/svg+xml"],
  ["image/svg+xml;q=0, text/csv;q=0.2", "text/csv"],
  ["TEXT/CSV ; q=x", null],
])("of %s the type %s is meant", (accept, expected) => {
  expect(acceptedType(accept, TYPES)).toBe(expected);
});

it.each(["image/png", "image/webp, image/png;q=0.8, */*;q=0.1"])(
  "a picture of another type is refused: %s",
  (accept) => {
    const refusal = expect.objectContaining({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("image/svg+xml"),
    });
    expect(() => acceptedType(accept, TYPES)).toThrow(refusal);
    expect(acceptedType(accept, ["text/csv"])).toBeNull();
  },
);
