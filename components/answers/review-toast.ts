/** A single message about decided answers, so that its Undo always belongs to the latest decision. */
export const REVIEW_TOAST = "review";
