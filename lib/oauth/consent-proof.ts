import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/auth/session-cookie";

/**
 * A proof that this session was shown the consent page for exactly this request, so that no other site can submit the
 * form in the customer's name or change what the customer saw.
 */
export const consentProof = (sessionId: string, request: string): string =>
  createHmac("sha256", authSecret())
    .update(JSON.stringify(["consent", sessionId, request]))
    .digest("base64url");

/** Whether this is the proof of `consentProof`. The duration does not reveal where it differs. */
export function isConsentProof(proof: string, sessionId: string, request: string): boolean {
  const [given, right] = [Buffer.from(proof), Buffer.from(consentProof(sessionId, request))];
  return given.length === right.length && timingSafeEqual(given, right);
}
