import { describe, expect, it } from "vitest";
import { inTable, parseTableQuery, tableSearch } from "./table-query";

describe("the filter in a table's address", () => {
  it("is the same after writing and reading, beside the table's own settings", () => {
    const id = "01a20920-65b5-7615-bba4-45f443b948a7";
    const filtered = inTable({
      view: "uncoded",
      code: id,
      anyOf: [id],
      range: ["age=18..34", "nps=..6"],
      segment: ["gender=women"],
      reviewer: "machine",
      search: "late breakfast",
    });
    const query = { ...parseTableQuery(new URLSearchParams("by=gender&view=chart")), ...filtered, code: [id] };
    expect(parseTableQuery(new URLSearchParams(tableSearch(query)))).toEqual(query);
    expect(query).toMatchObject({ view: "chart", where: ["gender=women"], filter: { view: "uncoded", code: id } });
  });
});
