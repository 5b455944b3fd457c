import { and, eq, or } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { suggestions } from "@/db/schema/suggestions";
import type { Caller } from "@/lib/auth/caller";
import { beyondReach } from "@/lib/auth/reach";
import { AppError } from "@/lib/errors/app-error";
import { UUID } from "@/lib/ids/uuid";
import type { QuestionPath } from "@/lib/questions/find-question";
import type { StoredSuggestion } from "./draft";
import { findRefined, ofGroup, type Refined, type RefinementSubject, readWaves } from "./subject";

export type FoundSuggestion = { suggestion: StoredSuggestion; refined: Refined };

/**
 * A suggestion of a question or a group, and what it is about. A suggestion that was made for a group is about the
 * group, even if the caller names only one of its questions. Throws NOT_FOUND if there is none with this id, and what
 * `findRefined` throws.
 */
export async function findSuggestion(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  id: string,
): Promise<FoundSuggestion> {
  const asked = await findRefined(db, caller, subject);
  const { organizationId } = caller;
  const group = await readWaves(db, { organizationId, questionId: asked.questionId });
  const hidden = await beyondReach(
    db,
    caller,
    group.map(({ questionId }) => questionId),
  );
  const isKnown = and(
    eq(suggestions.organizationId, organizationId),
    eq(suggestions.id, id),
    hidden.size > 0 ? eq(suggestions.grouped, false) : undefined,
    or(isOf(asked.waves), and(eq(suggestions.grouped, true), isOf(group))),
  );
  const [suggestion] = UUID.test(id) ? await db.select().from(suggestions).where(isKnown) : [];
  if (!suggestion) throw suggestionNotFound();
  if (suggestion.grouped) return { suggestion, refined: { ...ofGroup(group), ...pathOf(group, suggestion) } };
  const path = pathOf(asked.waves, suggestion);
  return { suggestion, refined: { ...path, grouped: false, waves: [path] } };
}

export const suggestionNotFound = () =>
  new AppError(
    "NOT_FOUND",
    "This suggestion is gone: the codes or answers have changed. List the suggestions to see which there are.",
  );

const isOf = (waves: readonly QuestionPath[]) =>
  isOneOf(
    suggestions.questionId,
    waves.map(({ questionId }) => questionId),
  );

function pathOf(waves: readonly QuestionPath[], { questionId }: StoredSuggestion): QuestionPath {
  const path = waves.find((wave) => wave.questionId === questionId);
  if (!path) throw new Error("the suggestion is of another question");
  return path;
}
