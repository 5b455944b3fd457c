import { requestIdOf } from "@/lib/api/request-id";
import { safeReturnPath } from "@/lib/auth/return-path";
import { signIn } from "@/lib/auth/sign-in";
import { db } from "@/lib/db";
import { addressOf } from "../address";
import { sessionCookie } from "../cookie";
import { isOwnForm, seeOther } from "../form";

/** Takes the sign-in form, signs in and goes on to `callbackUrl`; back to the form where that fails. */
export async function POST(request: Request): Promise<Response> {
  const trace = { "X-Request-Id": requestIdOf(request.headers) };
  const form = await request.formData().catch(() => new FormData());
  const returnPath = safeReturnPath(textOf(form, "callbackUrl"));
  const backToForm = (error: string) => {
    const query = new URLSearchParams({ error, ...(returnPath !== "/" && { callbackUrl: returnPath }) });
    return seeOther(`/sign-in?${query}`, trace);
  };
  if (!isOwnForm(request.headers)) return backToForm("foreign");

  const result = await signIn(db, {
    email: textOf(form, "email"),
    password: textOf(form, "password"),
    address: addressOf(request.headers),
  });
  if (result.outcome !== "signed_in") return backToForm(result.outcome);
  const cookie = await sessionCookie({ sub: result.user.id, sid: result.sessionId });
  return seeOther(returnPath, { ...trace, "Set-Cookie": cookie });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 4_096) : "";
}
