import { AppError } from "@/lib/errors";

/** CONFLICT, because somebody has changed what the caller wants to change since the caller read it. */
export const staleRevision = (record: string) =>
  new AppError("CONFLICT", `The ${record} has changed since it was read. Read it again and repeat the change.`);
