import { toast } from "sonner";
import { untilReachable } from "../shell/is-reachable";

const ATTEMPT_MS = 120_000;

/** The longest time that a timer takes, 24 days: the client's own limit must not end the wait for the service. */
const LONGEST_MS = 2 ** 31 - 1;

/** The reply to a session that has ended. */
const SIGNED_OUT = 401;
const SIGNED_OUT_TOAST = "signed-out";
const TRY_AGAIN_MS = 2_000;

/** The replies of a proxy, or of the service itself, while the service starts or stops. */
const AWAY = new Set([502, 503, 504]);

/**
 * Options of a client that waits as long as the service cannot be reached, or nobody is signed in. It then sends the
 * same call with the same idempotency key, so that nothing is lost and nothing done twice.
 */
export const PATIENT = { timeout: LONGEST_MS, fetch: patientFetch };

async function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { signal } = request;
  const again = request.clone();
  try {
    const reply = await fetch(request, { signal: limited(signal) });
    if (AWAY.has(reply.status)) await untilReachable(signal);
    return reply.status === SIGNED_OUT ? await sendSignedIn(again) : reply;
  } catch (error) {
    if (!signal.aborted) await untilReachable(signal);
    throw error;
  }
}

const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);

/** Asks to sign in, and sends the request again until somebody has. */
async function sendSignedIn(request: Request): Promise<Response> {
  try {
    for (;;) {
      toast("Your session has ended", {
        id: SIGNED_OUT_TOAST,
        duration: Number.POSITIVE_INFINITY,
        description: "Your changes wait on this page until you have signed in again.",
        action: { label: "Sign in", onClick: () => window.open("/sign-in") },
      });
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      const reply = await fetch(request.clone(), { signal: limited(request.signal) });
      if (reply.status !== SIGNED_OUT) return reply;
    }
  } finally {
    toast.dismiss(SIGNED_OUT_TOAST);
  }
}
