import { expect, it } from "vitest";
import { canonicalJson, isSigned, sign } from "./signature";

const HEX = "12345678";
const KEY = `signkey-prod-${HEX}`;

it("signs a body so that it, its age and the key can be told", () => {
  const now = 1_700_000_000_000;
  const signature = sign("{}", KEY, now);
  expect(isSigned("{}", signature, KEY, now)).toBe(true);
  expect(isSigned("{}", signature, HEX, now + 299_000)).toBe(true);
  expect(isSigned("{}", signature, KEY, now + 301_000)).toBe(false);
  expect(isSigned("{ }", signature, KEY, now)).toBe(false);
  expect(isSigned("{}", signature, "signkey-prod-87654321", now)).toBe(false);
  expect(isSigned("{}", undefined, KEY, now)).toBe(false);
});

it("writes canonical JSON: names sorted by their UTF-16 code units, nothing undefined, no spaces", () => {
  const value = {
    "\u20ac": [1.0, null, { b: "\u0000", a: undefined }],
    "10": 1e30,
    "9": true,
    "\r": "é",
    "\ufb33": {},
  };
  const text = '{"\\r":"é","10":1e+30,"9":true,"€":[1,null,{"b":"\\u0000"}],"\ufb33":{}}';
  expect(canonicalJson(value)).toBe(text);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});
