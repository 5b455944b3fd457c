import { dispatchSoon } from "@/inngest/dispatch";
import { perform } from "@/lib/api/perform";
import { requestIdOf } from "@/lib/api/request-id";
import { senderOf } from "@/lib/api/sender";
import { appVerbs } from "@/lib/api/verbs/apps";
import type { Member } from "@/lib/auth/caller";
import { callerOf, readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { AppError } from "@/lib/errors/app-error";
import { type AuthorizationRequest, readAuthorizationRequest, replyAddress } from "@/lib/oauth/authorization-request";
import { isConsentProof } from "@/lib/oauth/consent-proof";
import { memberIn } from "@/lib/oauth/grants";
import { db } from "@/lib/runtime/db";
import { isOwnForm, readForm, seeOther } from "../../../api/auth/form";

/** Takes the consent form and sends the customer back to the partner, with a code or with a refusal. */
export async function decide(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const trace = { "X-Request-Id": requestId, "Referrer-Policy": "no-referrer" };
  const form = await readForm(request);
  const asked = form.get("request") ?? "";
  const back = seeOther(`/oauth/authorize?${new URLSearchParams(asked)}`, trace);
  const sessionId = await sessionIdOf(request.headers);
  const member = sessionId === null ? null : await readSession(db, sessionId);
  if (!member) return back;
  if (!isOwnForm(request.headers) || !isConsentProof(form.get("proof") ?? "", member.sessionId, asked)) return back;
  const reading = await readAuthorizationRequest(db, new URLSearchParams(asked));
  if (reading.outcome !== "valid") return back;
  const { redirectUri, state } = reading.request;
  if (form.has("deny") || !form.has("approve")) {
    return seeOther(replyAddress(redirectUri, { error: "access_denied", state }), trace);
  }
  const chosen = await memberIn(db, member, form.get("organization_id") ?? "");
  const code = chosen && (await approve(chosen, reading.request, { requestId, sender: senderOf(request.headers) }));
  return code ? seeOther(replyAddress(redirectUri, { code, state }), trace) : back;
}

/** Makes the code; null for a member who is neither owner nor admin. */
async function approve(
  member: Member,
  { client, redirectUri, scopes, codeChallenge }: AuthorizationRequest,
  origin: { requestId: string; sender: ReturnType<typeof senderOf> },
): Promise<string | null> {
  const body = { client_id: client.id, redirect_uri: redirectUri, scopes, code_challenge: codeChallenge };
  return perform(appVerbs.connectApp, callerOf(member), { body, ...origin, dispatchSoon }).catch((thrown) => {
    if (thrown instanceof AppError && thrown.code === "INSUFFICIENT_SCOPE") return null;
    throw thrown;
  });
}
