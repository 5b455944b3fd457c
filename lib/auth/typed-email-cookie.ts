import { isSecure } from "./session-cookie";

export const TYPED_EMAIL = `${isSecure ? "__Secure-" : ""}typed-email`;

const LONGEST_EMAIL = 254;

/** Keeps the typed e-mail address of a failed sign-in for the next form, without putting it into the URL. */
export const typedEmailCookie = (email: string) =>
  ({
    name: TYPED_EMAIL,
    value: email.slice(0, LONGEST_EMAIL),
    path: "/sign-in",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: 300,
  }) as const;
