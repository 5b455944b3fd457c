import { describe, expect, it } from "vitest";
import type { Codebook } from "@/lib/codebook/codebook";
import { duplicateKey } from "@/lib/language/normalize";
import { resolveCodes } from "./resolve-codes";

type Given = { known?: [number, string][]; deleted?: number[]; renamed?: [string, string][] };

function resolve(tokens: readonly string[], { known = [], deleted = [], renamed = [] }: Given) {
  const code = ([codeNumber, name]: [number, string]) => ({
    ...{ id: `${codeNumber}`, codeNumber, name, definition: null, sentiment: "Neutral" as const },
  });
  const codebook: Codebook = [{ id: "c", name: "Codes", codes: known.map(code) }];
  const decided = new Map(renamed.map(([from, to]) => [duplicateKey(from), to]));
  const usedCodeNumbers = [...known.map(([number]) => number), ...deleted];
  const { codesOf, notes, ...resolved } = resolveCodes(tokens, [], codebook, { usedCodeNumbers, decided });
  const all = resolved.codebook.flatMap(({ codes }) => codes);
  const shown = (id: string) =>
    all.filter((each) => each.id === id).map(({ codeNumber, name }) => `${codeNumber} ${name}`);
  return { codes: tokens.map((token) => (codesOf.get(token) ?? []).flatMap(shown).join()), notes, all };
}

describe("the codes that a file means", () => {
  it.each<[string, string[], Given, string[]]>([
    ["equal names of two numbers", ["19: Other", "29: Other"], {}, ["19 Other", "29 Other (29)"]],
    [
      "such names again",
      ["19: Other", "29: Other"],
      {
        known: [
          [19, "Other"],
          [29, "Other (29)"],
        ],
      },
      ["19 Other", "29 Other (29)"],
    ],
    [
      "such names in two nets",
      ["29: Other"],
      {
        known: [
          [19, "Other"],
          [29, "Other"],
        ],
      },
      ["29 Other"],
    ],
    ["a name with another number", ["12: Price"], { known: [[1, "Price"]] }, ["12 Price (12)"]],
    ["one number of two names", ["12: Price", "12: Staff"], {}, ["12 Price", "1 Staff"]],
    [
      "the number of another code",
      ["1: Price"],
      {
        known: [
          [1, "Staff"],
          [2, "Price"],
        ],
      },
      ["2 Price"],
    ],
    ["a name with and without its number", ["Price", "12: price"], {}, ["12 price", "12 price"]],
    [
      "a name and a bare number",
      ["1", "2", "7", "12: Price", "12"],
      {},
      ["1 Code 1", "2 Code 2", "7 Code 7", "12 Price", "12 Price"],
    ],
    ["a number that had no name", ["12: Price"], { known: [[12, "Code 12"]] }, ["12 Code 12"]],
    ["a deleted number", ["12"], { deleted: [12] }, ["1 Code 12"]],
    ["a deleted number again", ["12"], { known: [[1, "Code 12"]], deleted: [12] }, ["1 Code 12"]],
    ["a deleted number with a name, again", ["12: Price"], { known: [[1, "Price"]], deleted: [12] }, ["1 Price"]],
    [
      "a renamed code",
      ["12: Price", "Staff"],
      {
        known: [
          [12, "Cost"],
          [3, "People"],
        ],
        renamed: [
          ["Price", "Cost"],
          ["Staff", "People"],
        ],
      },
      ["12 Cost", "3 People"],
    ],
  ])("are told for %s", (_, tokens, given, codes) => {
    expect(resolve(tokens, given).codes).toEqual(codes);
  });

  it("are the first of a name that several have, which is noted", () => {
    const { codes, notes } = resolve(["Other"], {
      known: [
        [19, "Other"],
        [29, "Other"],
      ],
    });
    expect(codes).toEqual(["19 Other"]);
    expect(notes).toEqual(["Of several codes with the same name, the first is taken: “Other” (19)."]);
  });
});
