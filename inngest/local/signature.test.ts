import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isBearer, isSigned, sign } from "./signature";

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

it("knows the hashed signing key as the specification writes it", () => {
  const hash = "b2ed992186a5cb19f6668aade821f502c1d00970dfd0e35128d51bac4649916c";
  expect(createHash("sha256").update(Buffer.from(HEX, "hex")).digest("hex")).toBe(hash);
  expect(isBearer(`Bearer signkey-prod-${hash}`, KEY)).toBe(true);
  expect(isBearer(`Bearer ${KEY}`, KEY)).toBe(false);
  expect(isBearer(undefined, KEY)).toBe(false);
});
