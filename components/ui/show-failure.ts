import { toast } from "sonner";

/** Shows a toast with the service's message about a failure. */
export function showFailure(error: unknown): void {
  toast.error(error instanceof Error && error.message ? error.message : "That did not work. Try again in a minute.");
}
