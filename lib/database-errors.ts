import { codeOf, driverError } from "@/db/outages";

/** What may stand in a log: the driver's own error, never the query's parameters. */
export function withoutParameters(thrown: unknown): { name: string; message: string; code: string; stack: string } {
  const root = driverError(thrown);
  const error = root instanceof Error ? root : new Error(String(root));
  return { name: error.name, message: error.message, code: codeOf(thrown), stack: error.stack ?? "" };
}

/** Whether a row was refused because the one that it hangs on is gone. */
export const isForeignKeyViolation = (thrown: unknown): boolean => codeOf(thrown) === "23503";
