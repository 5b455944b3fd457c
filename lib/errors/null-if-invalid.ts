import { AppError } from "./app-error";

/** For `catch`: null in place of a VALIDATION_ERROR, such as for a filter by what the question no longer has. */
export function nullIfInvalid(error: unknown): null {
  if (error instanceof AppError && error.code === "VALIDATION_ERROR") return null;
  throw error;
}
