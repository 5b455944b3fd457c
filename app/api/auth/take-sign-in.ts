import { cookies } from "next/headers";
import { requestIdOf } from "@/lib/api/request-id";
import { senderOf } from "@/lib/api/sender";
import { deviceCookie, knownDevice } from "@/lib/auth/device-cookie";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { typedEmailCookie } from "@/lib/auth/typed-email-cookie";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { db } from "@/lib/runtime/db";
import { log } from "@/lib/runtime/log";
import { safeReturnPath, signInPath } from "@/lib/sign-in/return-path";
import { signIn } from "@/lib/sign-in/sign-in";
import { isOwnForm, readForm, seeOther } from "./form";

/** Takes the sign-in form, signs in and redirects to `callbackUrl`; if that fails, back to the form. */
export async function takeSignIn(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const trace = { "X-Request-Id": requestId };
  const form = await readForm(request);
  const returnPath = safeReturnPath(form.get("callbackUrl"));
  const backToForm = (error: string) => seeOther(signInPath(returnPath, { error }), trace);
  if (!isOwnForm(request.headers)) return backToForm("foreign");
  const email = form.get("email") ?? "";
  const kept = await cookies();
  kept.set(typedEmailCookie(email));
  try {
    const result = await signIn(db, {
      email,
      device: knownDevice(request.headers, email),
      password: form.get("password") ?? "",
      ...senderOf(request.headers),
      requestId,
    });
    if (result.outcome !== "signed_in") return backToForm(result.outcome);
    kept.set(typedEmailCookie(""));
    kept.set(await sessionCookie({ sub: result.user.id, sid: result.sessionId }));
    kept.set(deviceCookie(result.user.email));
    return seeOther(returnPath, trace);
  } catch (thrown) {
    log.error({ requestId, error: withoutParameters(thrown) }, "sign-in failed unexpectedly");
    return backToForm("unavailable");
  }
}
