import { describe, expect, it } from "vitest";
import { rowsOf } from "./table-rows";

type Net = { id: string; name: string };

const code = (name: string, category: Net, nets: readonly Net[] = [category]) => ({
  ...{ id: name, ids: [name], number: 1, name, sentiment: "Neutral" as const },
  ...{ category, nets },
});

describe("the rows of a table", () => {
  it("end with 'Other' and the like if they are sorted by frequency, not if by the codebook", () => {
    const [other, staff] = [
      { id: "Other", name: "Other" },
      { id: "Staff", name: "Staff" },
    ];
    const codes = [code("Other", other), code("Rude", staff), code("Kind", staff)];
    const totals = new Map(Object.entries({ Other: 9, Staff: 5, Rude: 1, Kind: 4 }));
    const rows = (order: "frequency" | "codebook") =>
      rowsOf(codes, "nested", order, (id) => totals.get(id) ?? 0).map(({ kind, name }) => `${kind} ${name}`);
    expect(rows("frequency")).toEqual(["net Staff", "code Kind", "code Rude", "net Other", "code Other"]);
    expect(rows("codebook")).toEqual(["net Other", "code Other", "net Staff", "code Rude", "code Kind"]);
  });

  it("stand below their nets at any depth, those of the net itself before deeper nets", () => {
    const [stay, service, desk, price] = ["Stay", "Service", "Desk", "Price"].map((name) => ({ id: name, name })) as [
      Net,
      Net,
      Net,
      Net,
    ];
    const codes = [
      code("Dear", price),
      code("Queue", desk, [stay, service, desk]),
      code("Kind", service, [stay, service]),
    ];
    const rows = (kind: "nested" | "nets" | "codes") =>
      rowsOf(codes, kind, "frequency", (id) => Number(id === "Stay")).map(
        ({ above, name }) => `${"-".repeat(above.length)}${name}`,
      );
    expect(rows("nested")).toEqual(["Stay", "-Service", "--Kind", "--Desk", "---Queue", "Price", "-Dear"]);
    expect(rows("nets")).toEqual(["Stay", "-Service", "--Desk", "Price"]);
    expect(rows("codes")).toEqual(["Dear", "Queue", "Kind"]);
  });
});
