import { expect, it, vi } from "vitest";
import { printSummary } from "./summary";

it("shares and coverage are of the answers that are not empty, as on every page", () => {
  const print = vi.spyOn(console, "log").mockReturnValue();
  const codes = [{ name: "Staff", sentiment: "Positive" as const, code_number: 1, frequency: 1 }];
  const given = { name: "Staff", category: "Service", confidence: "high" as const, code_number: 1, evidence: null };
  printSummary({
    table: { columns: ["answer"], rows: [["kind staff"], ["-"], [" "], ["?"], ["hm"]], notes: [] },
    columns: { text: 0, id: null },
    result: {
      codebook: [{ name: "Service", codes }],
      results: [{ id: "1", codes: [{ ...given, sentiment: "Positive", mention_sentiment: "Positive" }] }],
      credits_used: 1,
    },
    creditsLeft: 9,
    output: "answers.coded.csv",
  });
  const printed = print.mock.calls.join("\n");
  print.mockRestore();
  expect(printed).toContain("1 of 2 answers have a code (50.0 %)");
  expect(printed).toContain("shares of the 2 answers");
});
