/** The cookies of a person who has signed in to the app at `origin`. */
export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/sign-in`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password, callbackUrl: "/" }),
  });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
