import { describe, expect, it } from "vitest";
import { safeReturnPath, signInPath } from "./return-path";

describe("a return path", () => {
  it.each([
    ["/", "/"],
    ["/projects/1/questions/2?code=3#answers", "/projects/1/questions/2?code=3#answers"],
    [
      "/oauth/authorize?redirect_uri=https%3A%2F%2Fpartner.test",
      "/oauth/authorize?redirect_uri=https%3A%2F%2Fpartner.test",
    ],
    ["https://coding.test/docs", "/docs"],
  ])("is kept: %s", (wanted, path) => {
    expect(safeReturnPath(wanted, "https://coding.test")).toBe(path);
  });

  it.each([
    [null],
    [""],
    ["projects"],
    ["https://evil.test/"],
    ["https://coding.test.evil.test/"],
    ["https://coding.test@evil.test/"],
    ["//evil.test"],
    ["/\\evil.test"],
    ["/\t/evil.test"],
    ["/.//evil.test"],
    ["https://coding.test//evil.test"],
    ["javascript:alert(1)"],
    ["/sign-in?callbackUrl=/sign-in"],
    ["/api/auth/sign-out"],
  ])("is the start page instead of %j", (wanted) => {
    expect(safeReturnPath(wanted, "https://coding.test")).toBe("/");
  });
});

describe("the path of the sign-in page", () => {
  it("leads back to the page, unless that is the start page", () => {
    expect(signInPath("/")).toBe("/sign-in");
    expect(signInPath("/", { news: "out" })).toBe("/sign-in?news=out");
    expect(signInPath("/docs?a=1", { news: "out" })).toBe("/sign-in?news=out&callbackUrl=%2Fdocs%3Fa%3D1");
  });
});
