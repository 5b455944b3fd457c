import type { QuestionIds } from "../questions/question-ids";
import { toast } from "../ui/toast";
import { api } from "../workbench/api";

/** Says that somebody else made a change first, and which one. */
export async function tellConflict(ids: QuestionIds): Promise<void> {
  const latest = await api.codebook.versions.list(ids, { limit: 1 }).catch(() => []);
  toast.error("Somebody else has changed the codebook meanwhile. Your change was not made.", {
    description: latest[0]?.summary,
    duration: 10_000,
  });
}
