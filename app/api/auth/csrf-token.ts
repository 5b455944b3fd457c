import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { authSecret, isSecure } from "@/lib/auth/session-cookie";

/** Makes a CSRF token and sets its cookie, as next-auth does for its own forms. */
export async function newCsrfToken(): Promise<string> {
  const token = randomBytes(32).toString("hex");
  const proof = createHash("sha256").update(`${token}${authSecret()}`).digest("hex");
  (await cookies()).set(`${isSecure ? "__Host-" : ""}next-auth.csrf-token`, `${token}|${proof}`, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure,
  });
  return token;
}
