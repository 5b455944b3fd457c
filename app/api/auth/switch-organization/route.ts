import { endpoints } from "@/lib/api/endpoints";
import { requestIdOf } from "@/lib/api/request-id";
import { actForOrganization, readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { AppError } from "@/lib/errors/app-error";
import { db } from "@/lib/runtime/db";
import { safeReturnPath } from "@/lib/sign-in/return-path";
import { isOwnForm, readForm, seeOther } from "../form";

/** Takes a form with `organizationId`, for which the session acts from then on. Redirects to `callbackUrl`. */
async function take(request: Request): Promise<Response> {
  const trace = { "X-Request-Id": requestIdOf(request.headers) };
  if (!isOwnForm(request.headers)) return seeOther("/", trace);
  const form = await readForm(request);
  const sessionId = await sessionIdOf(request.headers);
  const member = sessionId === null ? null : await readSession(db, sessionId);
  if (!member) return seeOther("/sign-in", trace);
  await actForOrganization(db, member, form.get("organizationId") ?? "").catch((thrown) => {
    if (!(thrown instanceof AppError && thrown.code === "NOT_FOUND")) throw thrown;
  });
  return seeOther(safeReturnPath(form.get("callbackUrl")), trace);
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({ method: "POST", handle: take });
