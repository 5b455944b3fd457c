import { codeOf, driverError } from "@/db/outages";

/**
 * Returns an error in a form that may be logged. PostgreSQL's messages may quote what users wrote, such as `invalid
 * input syntax for type uuid: "…"`. Of PostgreSQL's errors, this keeps only the code, the place in PostgreSQL's source
 * and the names of the table and the constraint.
 */
export function withoutParameters(thrown: unknown): { name: string; message: string; code: string; stack: string } {
  const root = driverError(thrown);
  const error = root instanceof Error ? root : new Error(String(root));
  const message = isFromServer(error) ? tellOf(error) : error.message;
  const stack = (error.stack ?? "").replace(error.message, message);
  return { name: error.name, message, code: codeOf(thrown), stack };
}

type ServerError = Error & Partial<Record<"code" | "routine" | "table_name" | "constraint_name", string>>;

const isFromServer = (error: Error): error is ServerError => "severity" in error;

const tellOf = ({ code, routine, table_name, constraint_name }: ServerError) =>
  ["PostgreSQL error", code, routine, table_name, constraint_name].filter(Boolean).join(" ");

/** Whether a row was refused because another row has the same unique value. */
export const isUniqueViolation = (thrown: unknown): boolean => codeOf(thrown) === "23505";

/** Whether a row was refused because the row to which it refers is gone. */
export const isForeignKeyViolation = (thrown: unknown): boolean => codeOf(thrown) === "23503";
