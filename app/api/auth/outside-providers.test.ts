import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/runtime/env";
import { outsideAccountOf } from "./outside-providers";

const TENANT = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

describe("sign-in by Microsoft", () => {
  it.each([
    "common",
    "organizations",
    "consumers",
    "Common",
    "9188040d-6c67-4c5b-b112-36a304b66dad",
    "common/v2.0/../x.com",
  ])("is not configured for %s, with which any tenant could state who a person is", (tenant) => {
    expect(() => parseEnv({ MICROSOFT_TENANT_ID: tenant })).toThrow("MICROSOFT_TENANT_ID");
  });

  it.each([TENANT, "contoso.onmicrosoft.com"])("is configured for %s", (tenant) => {
    expect(parseEnv({ MICROSOFT_TENANT_ID: tenant }).MICROSOFT_TENANT_ID).toBe(tenant);
  });
});

describe("an account elsewhere", () => {
  const account = { provider: "microsoft", type: "oauth", providerAccountId: "s1" } as const;
  const iss = `https://login.microsoftonline.com/${TENANT}/v2.0`;
  const claims = (more: object) => {
    const profile = { sub: "s1", iss, email: "ada@example.test", ...more };
    return outsideAccountOf(account, profile);
  };

  it("is identified by its issuer and the issuer's id of the person", () => {
    expect(claims({}).subject).toBe(`${iss} s1`);
    expect(claims({ iss: "https://other.example" }).subject).not.toBe(claims({}).subject);
  });

  it("has a verified address only if the issuer says so", () => {
    expect(claims({ preferred_username: "ada@example.test" }).isEmailVerified).toBe(false);
    expect(claims({ xms_edov: false }).isEmailVerified).toBe(false);
    for (const more of [{ email_verified: true }, { xms_edov: true }, { xms_edov: "1" }]) {
      expect(claims(more).isEmailVerified).toBe(true);
    }
  });
});
