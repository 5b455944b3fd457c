import { describe, expect, it } from "vitest";
import { processorTimeOf } from "@/test/processor-time";
import { describeVariables } from "./read-sav/variables";
import { isDateFormat } from "./workbook/dates";
import { variableName } from "./write-sav/names";

/** Milliseconds of processor time; the slowest of these texts takes 100. */
const TIMEOUT = 1_000;

describe("what a file says about itself is read in a moment", () => {
  it("a number format of opening brackets", () => {
    expect(isDateFormat("[$-409]d mmm yyyy")).toBe(true);
    expect(processorTimeOf(() => isDateFormat("[".repeat(100_000)))).toBeLessThan(TIMEOUT);
  });

  it("a column's name of underscores", () => {
    expect(variableName("__Age (2024)__", new Set())).toBe("Age_2024");
    expect(processorTimeOf(() => variableName(`a${"_".repeat(100_000)}a`, new Set()))).toBeLessThan(TIMEOUT);
  });

  it("a variable with a hundred thousand sets of labels", () => {
    const raw = {
      name: Buffer.from("V1"),
      label: null,
      width: 0,
      format: { kind: 5, digits: 8, decimals: 0 },
      element: 0,
    };
    const dictionary = {
      isLittleEndian: true,
      compression: 0 as const,
      bias: 100,
      weight: -1,
      cases: null,
      variables: [{ ...raw, missing: { values: [], range: null } }],
      valueLabels: Array.from({ length: 100_000 }, () => ({ labels: [], elements: [0] })),
      extensions: [],
      elements: 1,
      dataStart: 0,
    };
    expect(processorTimeOf(() => describeVariables(dictionary, new TextDecoder()))).toBeLessThan(TIMEOUT);
  });
});
