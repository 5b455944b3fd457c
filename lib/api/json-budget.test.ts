import { describe, expect, it } from "vitest";
import { requireBudget } from "./json-budget";

const check = (text: string) => requireBudget(Buffer.from(text));

describe("a JSON text", () => {
  it.each([
    ["an ordinary one", '{"responses":[{"id":"1","text":"Friendly [staff], {cheap}, \\"good\\""}]}'],
    ["brackets and commas within texts", JSON.stringify({ text: "[{,".repeat(500_000), other: '\\"[' })],
    ["one that breaks off within a text", `{"text":"${"[".repeat(5_000)}`],
    ["brackets that close what is not open", "]".repeat(10_000)],
    ["as many levels as it may have", "[".repeat(100) + "]".repeat(100)],
    ["as many items as it may have", `[${"0,".repeat(199_999)}0]`],
  ])("passes: %s", (_, text) => {
    check(text);
  });

  it.each([
    ["too many levels", `[${'{"a":['.repeat(60)}`, "VALIDATION_ERROR"],
    ["too many items", `{"responses":[${"{},".repeat(200_000)}{}]}`, "PAYLOAD_TOO_LARGE"],
    ["too many fields", `{${'"a":1,'.repeat(5_000)}"b":1}`, "PAYLOAD_TOO_LARGE"],
    [
      "too many values in lists that are short enough",
      `[${`[${"0,".repeat(150_000)}0],`.repeat(20)}[]]`,
      "PAYLOAD_TOO_LARGE",
    ],
  ])("is refused: %s", (_, text, code) => {
    expect(() => check(text)).toThrow(expect.objectContaining({ code }));
  });
});
