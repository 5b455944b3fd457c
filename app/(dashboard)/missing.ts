import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";

/** For `.catch`: shows the not-found page where the domain answered NOT_FOUND; throws every other error again. */
export function missing(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
