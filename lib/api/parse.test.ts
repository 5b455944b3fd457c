import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parse, parseQuery } from "./parse";

const column = z.union([z.string().min(1).max(10), z.int().min(0)]);
const schema = z.object({
  record: z.record(z.string(), z.union([z.string().max(10), z.number()])).default({}),
  limit: z.coerce.number().int().default(1),
  columns: z.union([column, z.array(column)]).default(0),
  kind: z.union([z.enum(["grant", "opening"]), z.array(z.enum(["grant", "opening"]))]).default([]),
  needed: column.default(0),
  seeds: z
    .array(z.union([z.string(), z.strictObject({ name: z.string(), definition: z.string().optional() })]))
    .default([]),
});

describe("what is wrong with an input", () => {
  it.each([
    [{ record: [] }, "`record` must be an object."],
    [{ record: { a: true } }, "`record.a` must be a string or a number."],
    [{ record: { a: "far too long" } }, "`record.a` must have at most 10 characters."],
    [{ limit: "5.5" }, "`limit` must be a whole number."],
    [{ columns: true }, "`columns` must be a string or a number or an array."],
    [{ columns: 0.5 }, "`columns` must be a string or a whole number or an array."],
    [{ kind: "gift" }, '`kind` must be one of "grant", "opening" or an array.'],
    [{ needed: null }, "`needed` must be a string or a number."],
    [{ seeds: [{ name: 1 }] }, "`seeds[0].name` must be a string."],
    [{ seeds: [{ name: "a", definitoin: "b" }] }, "did you mean `definition`?"],
  ])("%j is told in words", (input, message) => {
    expect(() => parse(schema, input)).toThrow(message);
  });

  it("names the fields where none is near a misspelt one", () => {
    const two = z.strictObject({ id: z.string().optional(), text: z.string().optional() });
    expect(() => parse(two, { verbatim: "x" })).toThrow("remove it or use one of `id`, `text`");
  });

  it("tells a parameter that comes several times from a list", () => {
    const query = z.strictObject({
      limit: z.coerce.number().optional(),
      id: z.union([z.string(), z.array(z.string())]),
    });
    expect(parseQuery(query, { limit: "3", id: ["a", "b"] })).toEqual({ limit: 3, id: ["a", "b"] });
    expect(() => parseQuery(query, { limit: ["3", "4"], id: "a" })).toThrow(
      "`limit` comes several times; send it once.",
    );
  });
});
