import { type AppError, invalidInput } from "@/lib/errors/app-error";

/** The most columns of a single file: as many as a sheet of Excel has. */
export const MAX_COLUMNS = 16_384;

/** The VALIDATION_ERROR for a single file with more columns than `MAX_COLUMNS`. */
export function tooManyColumns(columns: number): AppError {
  const [found, max] = [columns, MAX_COLUMNS].map((count) => count.toLocaleString("en"));
  const message = `would have ${found} columns, and ${max} fit; choose columns_by_mention, include less, or export a file per question`;
  return invalidInput([{ path: "single_file", message }]);
}
