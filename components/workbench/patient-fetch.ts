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
 * Options of a client that waits as long as the service cannot be reached, or nobody is signed in. Its retries then
 * send the same call with the same idempotency key, so that nothing is lost and nothing done twice.
 */
export const PATIENT = { timeout: LONGEST_MS, fetch: patientFetch };

async function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { signal } = input instanceof Request ? input : new Request(input, init);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
  try {
    const reply = await fetch(input, { ...init, signal: limited });
    if (AWAY.has(reply.status)) await untilReachable(signal);
    if (reply.status !== SIGNED_OUT) return reply;
    await untilSignedIn(signal);
    throw new Error("The session had ended.");
  } catch (error) {
    if (!signal.aborted) await untilReachable(signal);
    throw error;
  }
}

/** Asks to sign in, and resolves once somebody has. Rejects when `signal` aborts. */
async function untilSignedIn(signal: AbortSignal): Promise<void> {
  try {
    do {
      toast("Your session has ended", {
        id: SIGNED_OUT_TOAST,
        duration: Number.POSITIVE_INFINITY,
        description: "Your changes wait on this page until you have signed in again.",
        action: { label: "Sign in", onClick: () => window.open("/sign-in") },
      });
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    } while (!(await isSignedIn(signal)));
  } finally {
    toast.dismiss(SIGNED_OUT_TOAST);
  }
}

const isSignedIn = (signal: AbortSignal): Promise<boolean> =>
  fetch("/api/workbench/projects", { signal }).then(
    ({ status }) => status !== SIGNED_OUT,
    () => {
      signal.throwIfAborted();
      return false;
    },
  );
