import { AppError } from "./app-error";

/** The error CONFLICT: somebody else has changed the record since the caller read it. */
export const staleRevision = (record: string) =>
  new AppError("CONFLICT", `The ${record} has changed since it was read. Read it again and repeat the change.`);
