import { AppError } from "@/lib/errors/app-error";

/** A VALIDATION_ERROR about one place in the body; an empty path stands for the whole body. */
export function invalid(path: string, message: string, cause?: unknown): AppError {
  const subject = path === "" ? "The body" : `\`${path}\``;
  return new AppError("VALIDATION_ERROR", `${subject} ${message}.`, { cause, issues: [{ path, message }] });
}
