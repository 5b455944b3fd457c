import { type Caller, credentialOf } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";

/** The most open streams of a person (one for each of many tabs) and of an organization, in each web process. */
export const MAX_STREAMS = { ofPerson: 20, ofOrganization: 200 };

const RETRY_SECONDS = 10;
const open = new Map<string, number>();

/**
 * Counts `events` as an open stream of the caller until it ends or its reader leaves, even if a query of its own is
 * still waiting then. Throws RATE_LIMITED if too many are open.
 */
export function limitStreams<Event>(
  caller: Caller,
  events: (signal: AbortSignal) => AsyncIterable<Event>,
): (signal: AbortSignal) => AsyncIterable<Event> {
  const [person, organization] = [credentialOf(caller), caller.organizationId];
  refuseExcess(person, MAX_STREAMS.ofPerson, "may be open at once. Close one.");
  refuseExcess(organization, MAX_STREAMS.ofOrganization, "of an organization may be open at once. Try again later.");
  const holders = [person, organization];
  for (const holder of holders) open.set(holder, (open.get(holder) ?? 0) + 1);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const holder of holders) release(holder);
  };
  return async function* (signal) {
    signal.addEventListener("abort", close, { once: true });
    try {
      yield* events(signal);
    } finally {
      close();
    }
  };
}

function refuseExcess(holder: string, max: number, why: string): void {
  if ((open.get(holder) ?? 0) < max) return;
  throw new AppError("RATE_LIMITED", `No more than ${max} live views ${why}`, { retryAfter: RETRY_SECONDS });
}

function release(holder: string): void {
  const left = (open.get(holder) ?? 1) - 1;
  if (left > 0) open.set(holder, left);
  else open.delete(holder);
}
