import { describe, expect, it } from "vitest";
import { mappingOf, needsOrder, rolesOf, withLikeColumns, withRole } from "./column-roles";

describe("roles of columns", () => {
  it("become a mapping by column position", () => {
    expect(mappingOf(["id", "text", "segment", "ignore", "text"])).toEqual({
      id: 0,
      text: [1, 4],
      segments: [2],
      weight: null,
    });
    expect(mappingOf(["text", "weight"])).toEqual({ id: null, text: [0], segments: [], weight: 1 });
  });

  it("take dates by period, in the order of day and month that a person has said", () => {
    const roles = ["text", "month", "segment", "year"] as const;
    expect(mappingOf(roles, { 1: "day-first" }).segments).toEqual([
      { column: 1, by: "month", order: "day-first" },
      2,
      { column: 3, by: "year" },
    ]);
    const columns = roles.map((role, index) => ({
      name: `c${index}`,
      role: role === "text" ? role : ("segment" as const),
    }));
    const dates = [
      { column: "c1", by: "month" as const },
      { column: "c3", by: "year" as const },
    ];
    expect(rolesOf({ columns, mapping: { dates, codes: [], closed: [] } })).toEqual(roles);
    expect(needsOrder({ order: "unclear" }, "month")).toBe(true);
    expect(needsOrder({ order: "unclear" }, "year")).toBe(false);
    expect(needsOrder({ order: "month-first" }, "week")).toBe(false);
    expect(needsOrder({ order: "mixed" }, "segment")).toBe(false);
  });

  it("take codes that answers were given before, with the columns that go on with them", () => {
    const roles = ["text", "segment", "codes:0", "segment", "ignore", "text", "coder"] as const;
    const named = ["why", "age", "code1", "code2", "code3", "else", "by"];
    const columns = named.map((name) => ({ name, set: null, samples: ["7"] }));
    const taken = withLikeColumns(roles, columns, 2);
    expect(taken).toEqual(["text", "segment", "codes:0", "codes:0", "codes:0", "text", "coder"]);
    const codes = [{ text: 0, columns: [2, 3, 4], coder: "Kim", coder_column: 6 }];
    expect(mappingOf(taken, {}, { coder: "Kim" })).toMatchObject({ text: [0, 5], segments: [1], codes });
    const switches = ["why", "Price", "Staff", "age"].map((name, at) => ({
      ...{ name, set: null, samples: at === 3 ? ["34"] : ["0", "1"] },
    }));
    expect(withLikeColumns(["text", "codes:0", "segment", "segment"], switches, 1)).toEqual([
      ...["text", "codes:0", "codes:0", "segment"],
    ]);
    const options = ["text", "closed:0", "closed:0"] as const;
    expect(mappingOf(options, {}, { others: { 0: 98 } }).closed).toEqual([{ text: 0, columns: [1, 2], other: 98 }]);
    expect(withRole(taken, 0, "ignore", false).slice(2, 5)).toEqual(["segment", "segment", "segment"]);
  });

  it("hold at most one id column and one weight, and one answer column where the file goes into one question", () => {
    expect(withRole(["id", "text", "segment"], 2, "id", false)).toEqual(["segment", "text", "id"]);
    expect(withRole(["id", "text", "segment"], 2, "text", false)).toEqual(["id", "text", "text"]);
    expect(withRole(["id", "text", "segment"], 2, "text", true)).toEqual(["id", "segment", "text"]);
    expect(withRole(["weight", "text", "segment"], 2, "weight", false)).toEqual(["segment", "text", "weight"]);
  });
});
