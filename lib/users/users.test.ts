import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";
import { createUser, findUserByEmail } from "./create-user";
import { hashPassword, verifyPassword } from "./password";

describe("a user", () => {
  const db = useDatabase();

  it("is found by address in any letter case, and has the password as an Argon2id hash", async () => {
    const { id } = await createUser(db, { email: " Ada@Example.test ", password: "correct horse" });
    const user = await findUserByEmail(db, "aDA@example.TEST");
    expect(user).toMatchObject({ id, email: "Ada@Example.test" });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(user?.passwordHash ?? "", "correct horse")).toBe(true);
    expect(await verifyPassword(user?.passwordHash ?? "", "Correct horse")).toBe(false);
  });

  it("can't share an address", async () => {
    await createUser(db, { email: "one@example.test", password: "correct horse" });
    const second = createUser(db, { email: "ONE@example.test", password: "another horse" });
    await expect(second).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it.each([
    ["not an address", "long enough", ["email"]],
    ["short@example.test", "1234567", ["password"]],
    ["", "", ["email", "password"]],
  ])("is refused as %j with password %j", async (email, password, paths) => {
    const refused = createUser(db, { email, password });
    await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR", issues: paths.map((path) => ({ path })) });
  });
});

describe("a password", () => {
  it("is the same however its accents are composed", async () => {
    expect(await verifyPassword(await hashPassword("cafe\u0301 au lait"), "caf\u00e9 au lait")).toBe(true);
  });

  it("does not match what is no hash", async () => {
    expect(await verifyPassword("", "anything")).toBe(false);
  });

  it("is known or refused in little time, whatever the password", async () => {
    const password = `a${"\u0301\u0316".repeat(50_000)}`;
    const before = process.cpuUsage();
    expect(await verifyPassword(await hashPassword(password), password)).toBe(true);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});
