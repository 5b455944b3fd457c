import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors/app-error";

/** For `.catch`: shows the not-found page for NOT_FOUND; rethrows all other errors. */
export function missing(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
