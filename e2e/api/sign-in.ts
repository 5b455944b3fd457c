import { service } from "./client";

/** The cookies of a person who has signed in; by default of the first workspace's owner. */
export async function signIn({ email, password }: { email: string; password: string } = service): Promise<string> {
  const reply = await fetch(`${service.origin}/api/auth/sign-in`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password, callbackUrl: "/" }),
  });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
