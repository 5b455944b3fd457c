import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Sentiment, SUGGESTION_STATUSES } from "@/db/schema/terms";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

export type Suggestion = Awaited<ReturnType<typeof api.refinement.suggestions>>[number];
/**
 * `computedAt`: when they were last computed; null if never, or if that is not known yet. `outdated`: that was before
 * the latest changes, and there can be no others today.
 */
type Listed = { suggestions: Suggestion[]; computing: boolean; computedAt: string | null; outdated: boolean };
export type SuggestionStatus = Suggestion["status"];

/** Milliseconds between two requests for suggestions while they are computed. */
const AGAIN_MS = 2_000;

const question = ({ projectId, questionId }: QuestionIds) => ({ project_id: projectId, question_id: questionId });

/** All lists of suggestions of a question, and the previews of their effects. */
export const allSuggestions = (questionId: string) => ["questions", questionId, "suggestions"];

const previewsOf = (questionId: string, id: string) => [...allSuggestions(questionId), "preview", id];

/** The suggestions of a question: open ones the surest first, others the latest first. */
export const suggestionsQuery = (ids: QuestionIds, status: SuggestionStatus, compute = true) =>
  queryOptions({
    queryKey: [...allSuggestions(ids.questionId), status],
    queryFn: async ({ signal }): Promise<Listed> => {
      const { data, meta } = await api.refinement
        .suggestions({ ...question(ids), status, compute }, { signal })
        .reply();
      const { computing, computed_at: computedAt, outdated } = meta;
      return { suggestions: data, computing, computedAt, outdated };
    },
    refetchInterval: ({ state }) => (status === "pending" && state.data?.computing ? AGAIN_MS : false),
    staleTime: 30_000,
  });

/** Moves suggestions to the lists of their status, first of all, and forgets what they would have changed. */
export async function moveSuggestions(cache: QueryClient, ids: QuestionIds, moved: readonly Suggestion[]) {
  // A list that is being read may be one from before.
  await cache.cancelQueries({ queryKey: allSuggestions(ids.questionId) });
  const isMoved = ({ id }: Suggestion) => moved.some((each) => each.id === id);
  for (const status of SUGGESTION_STATUSES) {
    const arrived = moved.filter((each) => each.status === status);
    cache.setQueryData(
      suggestionsQuery(ids, status).queryKey,
      (listed) =>
        listed && { ...listed, suggestions: [...arrived, ...listed.suggestions.filter((each) => !isMoved(each))] },
    );
  }
  for (const { id } of moved) cache.removeQueries({ queryKey: previewsOf(ids.questionId, id) });
}

/** Computes the suggestions of a question again. */
export const lookForSuggestions = (ids: QuestionIds) => api.refinement.suggestions({ ...question(ids), refresh: true });

/** Whether suggestions are computed by themselves when the project's answers have been coded. */
export const setSuggestAfterCoding = (projectId: string, suggest_after_coding: boolean) =>
  api.projects.update(projectId, { suggest_after_coding });

/** A suggestion's code while somebody changes it; `category` is empty for one that would be new. */
export type Draft = { name: string; definition: string; sentiment: Sentiment; category: string };

export const draftOf = (
  { name, definition, sentiment, category_id }: Suggestion,
  { override_name, override_definition, override_sentiment, override_category_id }: Overrides = {},
): Draft => ({
  name: override_name ?? name ?? "",
  definition: override_definition ?? definition ?? "",
  sentiment: override_sentiment ?? sentiment ?? "Neutral",
  category: override_category_id ?? category_id ?? "",
});

/** The person's changes to a suggestion, as the API takes them. */
export type Overrides = {
  override_name?: string;
  override_definition?: string;
  override_sentiment?: Sentiment;
  override_category_id?: string;
};

/** What a draft changes. An empty name leaves the suggested one. */
export function overridesOf(suggestion: Suggestion, draft: Draft): Overrides {
  const was = draftOf(suggestion);
  const [name, definition] = [draft.name.trim(), draft.definition.trim()];
  return {
    ...(name !== "" && name !== was.name && { override_name: name }),
    ...(definition !== was.definition && { override_definition: definition }),
    ...(draft.sentiment !== was.sentiment && { override_sentiment: draft.sentiment }),
    ...(draft.category !== was.category && draft.category !== "" && { override_category_id: draft.category }),
  };
}

export type Preview = Awaited<ReturnType<typeof api.refinement.preview>>;

/** What applying a suggestion would change. */
export const previewQuery = (ids: QuestionIds, { id }: Suggestion, overrides: Overrides) =>
  queryOptions({
    queryKey: [...previewsOf(ids.questionId, id), overrides],
    queryFn: ({ signal }) => api.refinement.preview({ ...question(ids), suggestion: { id, ...overrides } }, { signal }),
    staleTime: 30_000,
  });

export type Resolved = Awaited<ReturnType<typeof api.refinement.apply>>;

export const applySuggestion = (ids: QuestionIds, { id }: Suggestion, overrides: Overrides) =>
  api.refinement.apply({ ...question(ids), suggestion: { id, ...overrides } });

/** Applies several suggestions, all or none. */
export const applySuggestions = (ids: QuestionIds, suggestions: readonly Suggestion[]) =>
  api.refinement.bulkApply({ ...question(ids), suggestions: suggestions.map(({ id }) => ({ id })) });

/** Reverts what a suggestion changed, and keeps all later changes. */
export const revertSuggestion = (ids: QuestionIds, { id }: Pick<Suggestion, "id">) =>
  api.refinement.revert({ ...question(ids), suggestion_id: id });

export const dismissSuggestion = (ids: QuestionIds, { id }: Suggestion, reason: string) =>
  api.refinement.resolve({
    ...question(ids),
    suggestion_id: id,
    action: "dismiss",
    ...(reason !== "" && { dismiss_reason: reason }),
  });

export const reopenSuggestion = (ids: QuestionIds, { id }: Suggestion) =>
  api.refinement.undo({ ...question(ids), suggestion_id: id });
