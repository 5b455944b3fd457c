import { toast } from "../ui/toast";

/** A single message about decided answers, so that its Undo always belongs to the latest decision. */
export const REVIEW_TOAST = "review";

/** The message that offers to decide about further answers like about the latest one. */
export const OFFER_TOAST = "offer";

/** Closes the messages about the latest decision. */
export function closeReviewToasts(): void {
  for (const id of [REVIEW_TOAST, OFFER_TOAST]) toast.dismiss(id);
}
