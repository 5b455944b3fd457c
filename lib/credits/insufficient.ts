import { AppError } from "@/lib/errors/app-error";
import { counted } from "@/lib/text/figures";

/** The error INSUFFICIENT_CREDITS, which says how many credits are left and how many are needed. */
export const insufficientCredits = (details: { remaining: number; required: number }): AppError =>
  new AppError(
    "INSUFFICIENT_CREDITS",
    `Your organization has ${counted(details.remaining, "credit")} remaining but this request requires ${details.required}.`,
    { details },
  );
