import { describe, expect, it } from "vitest";
import { rowsOf } from "./table-rows";

describe("the rows of a table", () => {
  it("end with 'Other' and the like if they are sorted by frequency, not if by the codebook", () => {
    const [other, staff] = [
      { id: "Other", name: "Other" },
      { id: "Staff", name: "Staff" },
    ];
    const code = (name: string, category: { id: string; name: string }) => ({
      id: name,
      ids: [name],
      number: 1,
      name,
      sentiment: "Neutral" as const,
      category,
    });
    const codes = [code("Other", other), code("Rude", staff), code("Kind", staff)];
    const totals = new Map(Object.entries({ Other: 9, Staff: 5, Rude: 1, Kind: 4 }));
    const rows = (order: "frequency" | "codebook") =>
      rowsOf(codes, "nested", order, (id) => totals.get(id) ?? 0).map(({ kind, name }) => `${kind} ${name}`);
    expect(rows("frequency")).toEqual(["net Staff", "code Kind", "code Rude", "net Other", "code Other"]);
    expect(rows("codebook")).toEqual(["net Other", "code Other", "net Staff", "code Rude", "code Kind"]);
  });
});
