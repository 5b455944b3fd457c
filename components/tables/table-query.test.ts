import { describe, expect, it } from "vitest";
import { resultsFilter } from "../answers/answer-query";
import { inTable, parseTableQuery, tableSearch } from "./table-query";
import { knownOnly } from "./usual-banner";

describe("a filter by a segment that the question does not have", () => {
  const pairs = ["region=North"];
  it("is kept, so that the page does not count all answers", () => {
    expect(resultsFilter({ segment: pairs })).toEqual({ segment: pairs });
    const query = parseTableQuery(new URLSearchParams({ where: "region=North" }));
    expect(knownOnly(query, [], [], null).where).toEqual(pairs);
  });
});

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
    expect(query).toMatchObject({ view: "chart", where: ["gender=women"], filter: { coded: "false", code: id } });
  });
});
