import { expect, test } from "vitest";
import { readAnswer } from "../reading";
import { voucherOf } from "./voucher";

const codesWith = (definition: string) => [
  { id: "a", name: "Lost card", category: "Codes", definition, sentiment: "Neutral" as const },
];
const vouches = (definition: string, answer: string) =>
  voucherOf({ codes: codesWith(definition), language: "en" }).vouches(0, readAnswer(answer, "en"));
const GENERATED = 'Mentions of lost card. For example "I cannot find my wallet", "somebody stole it".';

test("an answer that says the code's name or is worded like a quote vouches for a generated code", () => {
  expect(vouches(GENERATED, "My card is lost")).toBe(true);
  expect(vouches(GENERATED, "cannot find the wallet")).toBe(true);
  expect(vouches(GENERATED, "I lost my scarf")).toBe(false);
  expect(vouches(GENERATED, "The card is new, my scarf is lost")).toBe(false);
});

test("an answer that says the name among much else does not vouch for a generated code", () => {
  expect(vouches(GENERATED, "a lost card spoilt the second week of our holiday by the sea")).toBe(false);
  expect(vouches(GENERATED, "We lost a card. That spoilt the second week of our holiday by the sea.")).toBe(true);
});

test("every answer vouches for the codes of a researcher", () => {
  expect(vouches("The card was lost or stolen.", "I lost my scarf")).toBe(true);
});
