import { afterEach, describe, expect, it } from "vitest";
import { env } from "@/lib/runtime/env";
import { seal, unseal } from "./seal";

describe("sealing", () => {
  const key = env.APP_ENCRYPTION_KEY;
  afterEach(() => {
    Object.assign(env, { APP_ENCRYPTION_KEY: key, APP_ENCRYPTION_KEY_PREVIOUS: undefined });
  });

  it("decrypts with the previous key while it is configured, and encrypts with the new one", () => {
    const old = seal("quiet cedar", "connection:1");
    Object.assign(env, { APP_ENCRYPTION_KEY: "1".repeat(64) });
    expect(() => unseal(old, "connection:1")).toThrow();
    Object.assign(env, { APP_ENCRYPTION_KEY_PREVIOUS: key });
    expect(unseal(old, "connection:1")).toBe("quiet cedar");
    const renewed = seal("quiet cedar", "connection:1");
    Object.assign(env, { APP_ENCRYPTION_KEY_PREVIOUS: undefined });
    expect(unseal(renewed, "connection:1")).toBe("quiet cedar");
  });

  it("decrypts only for the same context, and not if a bit has changed", () => {
    const sealed = Buffer.from(seal("quiet cedar", "connection:1"));
    expect(() => unseal(sealed, "connection:2")).toThrow();
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => unseal(sealed, "connection:1")).toThrow();
  });
});
