import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError, type Issue } from "@/lib/errors/app-error";
import { type Application, applySuggestion } from "./apply-suggestion";
import type { Resolved } from "./resolve-suggestion";
import type { RefinementSubject } from "./subject";

/**
 * Applies several suggestions in their order, all or none. If some can't be applied, the error has an issue for each of
 * them and the code of the first.
 */
export async function bulkApply(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  applications: readonly Application[],
): Promise<Resolved[]> {
  return db.transaction(async (tx) => {
    const applied: Resolved[] = [];
    const failed: { error: AppError; issue: Issue }[] = [];
    for (const [index, application] of applications.entries()) {
      try {
        applied.push(await tx.transaction((own) => applySuggestion(own, caller, subject, application)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failed.push({ error, issue: { path: `suggestions[${index}]`, message: error.message } });
      }
    }
    const [first] = failed;
    if (!first) return applied;
    const message = `${failed.length} of ${applications.length} suggestions cannot be applied, so none was. ${first.error.message}`;
    throw new AppError(first.error.code, message, { issues: failed.map(({ issue }) => issue) });
  });
}
