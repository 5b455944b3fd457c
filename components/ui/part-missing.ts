import { isReachable } from "../shell/is-reachable";
import { toast } from "./toast";

/** How long the message stays: long enough to save what is being typed first. */
const STAYS_MS = 60_000;

/**
 * Says that code of the page could not be fetched: there is no connection, or the service has been updated since the
 * page was opened. A button reloads the page; it does not reload by itself, because typed text would be lost.
 */
export async function tellPartMissing(): Promise<void> {
  if (!(await isReachable())) {
    toast.error("There is no connection to the service, so this could not be opened. Try again when there is one.");
    return;
  }
  toast.error("This could not be opened. The service may have been updated: save what you are typing, then reload.", {
    id: "part-missing",
    duration: STAYS_MS,
    action: { label: "Reload", onClick: () => window.location.reload() },
  });
}
