import { AppError } from "@/lib/errors";

/** CONFLICT: what the caller wants to change is not what it had read. */
export const staleRevision = (record: string) =>
  new AppError("CONFLICT", `The ${record} has changed since it was read. Read it again and repeat the change.`);
