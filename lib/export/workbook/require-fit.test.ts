import { describe, expect, it } from "vitest";
import { requireFit } from "./require-fit";

describe("a sheet of Excel", () => {
  const refusal = (message: string) =>
    expect.objectContaining({ code: "VALIDATION_ERROR", issues: [{ path: "layout", message }] });

  it("holds 1,048,576 rows, its header among them; in one row per code, each code counts", () => {
    const max = { answers: 1_000_000, furtherMentions: 48_575 };
    requireFit(max, 10, "one_row_per_code");
    requireFit({ ...max, furtherMentions: 90_000 }, 10, "wide");
    expect(() => requireFit({ ...max, furtherMentions: 48_576 }, 10, "one_row_per_code")).toThrow(
      refusal("gives 1,048,577 rows, and a sheet has 1,048,576; export csv"),
    );
  });

  it("holds 16,384 columns", () => {
    requireFit({ answers: 1, furtherMentions: 0 }, 16_384, "binary_dummy");
    expect(() => requireFit({ answers: 1, furtherMentions: 0 }, 16_385, "binary_dummy")).toThrow(
      refusal("gives 16,385 columns, and a sheet has 16,384; export csv"),
    );
  });
});
