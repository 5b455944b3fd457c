import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { api, pages } from "../workbench/api";

/** Milliseconds that the message stays, which is long enough to read it and compare it with the page. */
const STAYS_MS = 30_000;

/** Says that somebody else made a change first, which one, and who. `again` makes the person's own change after it. */
export async function tellConflict(ids: QuestionIds, again?: () => void): Promise<void> {
  const [[latest], authors] = await Promise.all([
    api.codebook.versions.list(ids, { limit: 1 }).catch(() => []),
    pages.authors(ids.questionId).catch(() => []),
  ]);
  const author = authors.find(({ actor }) => actor === latest?.actor);
  toast.error("Somebody else has changed the codebook meanwhile. Your change was not made.", {
    description: author ? `${latest?.summary} By ${author.name}.` : latest?.summary,
    duration: STAYS_MS,
    ...(again && { action: { label: "Apply mine too", onClick: again } }),
  });
}

/** Shows a text that can't be stored, because somebody else has deleted its code. It stays until it is closed. */
export function keepTextOfDeleted(code: string, label: string, text: string): void {
  toast.error(
    `“${code}” was deleted meanwhile; the history of the codebook can bring it back. Your text for “${label}”:`,
    {
      description: text,
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Copy", onClick: () => void navigator.clipboard?.writeText(text) },
    },
  );
}
