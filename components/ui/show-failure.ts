import { toast } from "sonner";

/** Tells in a toast why something could not be done, in the service's own words. */
export function showFailure(error: unknown): void {
  toast.error(error instanceof Error && error.message ? error.message : "That did not work. Try again in a minute.");
}
