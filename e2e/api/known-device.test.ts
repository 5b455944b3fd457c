import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ATTEMPT_LIMITS } from "@/lib/auth/attempts";
import { service } from "./client";
import { operatorOf } from "./operator";

const PASSWORD = "seven brass kettles";

async function signIn(email: string, password: string, cookie = "") {
  const reply = await fetch(`${service.origin}/api/auth/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie },
    body: new URLSearchParams({ email, password, callbackUrl: "/" }),
  });
  const device = reply.headers.getSetCookie().find((line) => /^(__Secure-)?device=/.test(line));
  return { to: reply.headers.get("location"), device: device?.split(";")[0] };
}

it("a person signs in from a known device while others of the network have used up the attempts", async () => {
  const operator = operatorOf(service.dataDir);
  const email = `${randomUUID()}@example.test`;
  await operator.createUser(await operator.createOrganization({ plan: "growth", credits: 0 }), email, PASSWORD);
  const { to, device } = await signIn(email, PASSWORD);
  expect([to, device]).toEqual(["/", expect.any(String)]);
  for (let tries = 0; tries < ATTEMPT_LIMITS["sign-in"].pair; tries++) await signIn(email, "wrong");
  expect((await signIn(email, PASSWORD)).to).toContain("error=throttled");
  expect((await signIn(email, PASSWORD, device)).to).toBe("/");
});
