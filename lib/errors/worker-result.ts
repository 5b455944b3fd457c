import { AppError, type ErrorCode, type Issue } from "./app-error";

/** A worker's result for user input, or its refusal as data: an AppError cannot be sent between processes. */
export type Result<Value> = { value: Value } | { refused: { code: ErrorCode; message: string; issues: Issue[] } };

/** For workers: runs the work, and returns a refusal as data. */
export async function toResult<Value>(work: () => Value | Promise<Value>): Promise<Result<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, message: error.message, issues: error.issues ?? [] } };
  }
}

/** For the service: returns the worker's result, or throws its refusal. */
export function valueFrom<Value>(found: Result<Value>): Value {
  if ("value" in found) return found.value;
  const { code, message, issues } = found.refused;
  throw new AppError(code, message, issues.length > 0 ? { issues } : {});
}
