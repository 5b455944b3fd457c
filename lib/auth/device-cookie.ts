import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { authSecret, isSecure } from "./session-cookie";

const NAME = `${isSecure ? "__Secure-" : ""}device`;
const YEAR_SECONDS = 365 * 86_400;

/**
 * A cookie for a device that has signed in with an e-mail address: strangers' guesses for this address then don't lock
 * the device out. It grants no access. Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
export function deviceCookie(email: string) {
  const nonce = randomBytes(16).toString("base64url");
  const value = `${nonce}.${signatureOf(email, nonce)}`;
  return {
    name: NAME,
    value,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: YEAR_SECONDS,
  } as const;
}

/** The id of the device that a request comes from, if it has signed in with this e-mail address before. */
export function knownDevice(headers: Headers, email: string): string | undefined {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? "";
  const [nonce = "", signature = ""] = value.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(email, nonce))];
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined;
}

const signatureOf = (email: string, nonce: string) =>
  createHmac("sha256", authSecret()).update(`device ${nonce} ${email.trim().toLowerCase()}`).digest("base64url");
