import { describe, expect, it } from "vitest";
import { knownFields, objectsIn } from "../known-fields";
import { parse } from "../parse";
import { OPERATIONS } from "./all";

const inputs = OPERATIONS.flatMap(({ id, query, body, form }) =>
  [query, body, form].flatMap((schema) => (schema ? [{ id, schema }] : [])),
);

describe("what the contract takes", () => {
  it("refuses unknown fields in every object, at any depth", () => {
    const open = inputs.flatMap(({ id, schema }) =>
      objectsIn(schema)
        .filter(({ object }) => object._zod.def.catchall?._zod.def.type !== "never")
        .map(({ path }) => `${id} ${path}`),
    );
    expect(open).toEqual([]);
  });

  it.each([
    ["uploadResponses", { responses: [{ id: "1", text: "a", segmnets: {} }] }, "`responses[0].segmnets`", "segments"],
    [
      "importCodebook",
      { categories: [{ name: "a", codes: [{ name: "b", description: "c" }] }] },
      "`categories[0].codes[0].description`",
      "definition",
    ],
    ["listResponses", { confidance: "low" }, "`confidance`", "confidence"],
    ["code", { response: [] }, "`response`", "responses"],
  ])("of %s names the field that %j means", (id, input, place, meant) => {
    const { schema } = inputs.find((one) => one.id === id) ?? expect.unreachable(id);
    const issues = issuesOf(() => parse(schema, input));
    expect(issues).toContainEqual({
      path: place.slice(1, -1),
      message: `is not a field of this operation; did you mean \`${meant}\`?`,
    });
  });

  it("knows the fields at a path, through lists and unions", () => {
    const { schema } = inputs.find(({ id }) => id === "updateResponses") ?? expect.unreachable();
    const fields = ["code_id", "name", "category", "sentiment", "evidence", "evidence_start"];
    expect(knownFields(schema, ["responses", 3, "codes", 0])).toEqual(fields);
    expect(knownFields(schema, ["responses", "x", "y", "z"])).toEqual([]);
  });
});

function issuesOf(work: () => unknown): unknown[] {
  try {
    work();
  } catch (error) {
    return (error as { issues?: unknown[] }).issues ?? [];
  }
  return [];
}
