import { AppError, type ErrorCode, type Issue } from "./errors";

/** What a worker made of what users sent, or why that is refused: an AppError does not travel between processes. */
export type Found<Value> = { value: Value } | { refused: { code: ErrorCode; message: string; issues: Issue[] } };

/** In a worker: does it, and tells a refusal to the service. */
export async function explained<Value>(work: () => Value | Promise<Value>): Promise<Found<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, message: error.message, issues: error.issues ?? [] } };
  }
}

/** In the service: what the worker found. Throws its refusal. */
export function accepted<Value>(found: Found<Value>): Value {
  if ("value" in found) return found.value;
  const { code, message, issues } = found.refused;
  throw new AppError(code, message, issues.length > 0 ? { issues } : {});
}
