import { queryOptions } from "@tanstack/react-query";
import type { Sentiment } from "@/db/schema/terms";
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

/** The suggestions of a question, those that concern the most answers first. */
export const suggestionsQuery = (ids: QuestionIds, status: SuggestionStatus, compute = true) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "suggestions", status],
    queryFn: async ({ signal }): Promise<Listed> => {
      const { data, meta } = await api.refinement
        .suggestions({ ...question(ids), status, compute }, { signal })
        .reply();
      const { computing, computed_at: computedAt, outdated } = meta;
      return { suggestions: data, computing, computedAt, outdated };
    },
    refetchInterval: ({ state }) => (state.data?.computing ? AGAIN_MS : false),
    staleTime: 30_000,
  });

/** Computes the suggestions of a question again. */
export const lookForSuggestions = (ids: QuestionIds) => api.refinement.suggestions({ ...question(ids), refresh: true });

/** Whether suggestions are computed by themselves when the project's answers have been coded. */
export const setSuggestAfterCoding = (projectId: string, suggest_after_coding: boolean) =>
  api.projects.update(projectId, { suggest_after_coding });

/** A suggestion's code while somebody changes it; `category` is empty for one that would be new. */
export type Draft = { name: string; definition: string; sentiment: Sentiment; category: string };

export const draftOf = ({ name, definition, sentiment, category_id }: Suggestion): Draft => ({
  name: name ?? "",
  definition: definition ?? "",
  sentiment: sentiment ?? "Neutral",
  category: category_id ?? "",
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
    queryKey: ["questions", ids.questionId, "suggestions", "preview", id, overrides],
    queryFn: ({ signal }) => api.refinement.preview({ ...question(ids), suggestion: { id, ...overrides } }, { signal }),
    staleTime: 30_000,
  });

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
