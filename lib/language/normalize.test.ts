import { expect, it } from "vitest";
import { compatibleForm, duplicateKey, normalizeText } from "./normalize";

it.each([
  ["Lovely room", "Lovely room", "lovely room"],
  ["  Lovely  room ", "Lovely room", "lovely room"],
  ["Lovely\troom\r\n", "Lovely room", "lovely room"],
  ["1. Lovely room \r\n\r\n\t2. Wifi\n", "1. Lovely room\n2. Wifi", "1. lovely room 2. wifi"],
  ["Lovely\u00a0room", "Lovely room", "lovely room"],
  ["Love\u00adly\u200b room\u0007", "Lovely room", "lovely room"],
  ["Cafe\u0301 & B\uff06B", "Caf\u00e9 & B\uff06B", "caf\u00e9 & b&b"],
  ["GRO\u00dfe Stra\u00dfe", "GRO\u00dfe Stra\u00dfe", "grosse strasse"],
  [" ", "", ""],
  ["", "", ""],
])("%j is coded as %j and equal to what has the key %j", (text, normal, key) => {
  expect([normalizeText(text), duplicateKey(text)]).toEqual([normal, key]);
});

it("bounds what compatibility forms add", () => {
  expect(compatibleForm("ﷺ", "NFKC")).toHaveLength(18);
  expect(compatibleForm("ﷺ".repeat(10_000), "NFKC")).toHaveLength(10_000);
  expect(duplicateKey("ﷺ".repeat(10_000))).toHaveLength(10_000);
  expect(compatibleForm("각".repeat(10_000), "NFKD")).toHaveLength(30_000);
});
