import { queryOptions } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

export type Suggestion = Awaited<ReturnType<typeof api.refinement.suggestions>>[number];
export type SuggestionStatus = Suggestion["status"];

/** Milliseconds between two requests for suggestions while they are computed. */
const AGAIN_MS = 2_000;

const question = ({ projectId, questionId }: QuestionIds) => ({ project_id: projectId, question_id: questionId });

/** The suggestions of a question, those that concern the most answers first. */
export const suggestionsQuery = (ids: QuestionIds, status: SuggestionStatus) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "suggestions", status],
    queryFn: ({ signal }) => api.refinement.suggestions({ ...question(ids), status }, { signal }).reply(),
    refetchInterval: ({ state }) => (state.data?.meta.computing ? AGAIN_MS : false),
    staleTime: 30_000,
  });

/** Whether suggestions are computed by themselves when the project's answers have been coded. */
export const setSuggestAfterCoding = (projectId: string, suggest_after_coding: boolean) =>
  api.projects.update(projectId, { suggest_after_coding });

/** The person's changes to a suggestion. */
export type Overrides = { name?: string; definition?: string };

export const applySuggestion = (ids: QuestionIds, { id }: Suggestion, { name, definition }: Overrides) =>
  api.refinement.apply({
    ...question(ids),
    suggestion: {
      id,
      ...(name !== undefined && { override_name: name }),
      ...(definition !== undefined && { override_definition: definition }),
    },
  });

export const dismissSuggestion = (ids: QuestionIds, { id }: Suggestion, reason: string) =>
  api.refinement.resolve({
    ...question(ids),
    suggestion_id: id,
    action: "dismiss",
    ...(reason !== "" && { dismiss_reason: reason }),
  });

export const reopenSuggestion = (ids: QuestionIds, { id }: Suggestion) =>
  api.refinement.undo({ ...question(ids), suggestion_id: id });

/** Takes an applied suggestion back: the codebook and the codes of the answers as they were before `version`. */
export async function takeBack(ids: QuestionIds, suggestion: Suggestion, version: number) {
  await api.codebook.versions.restore({ ...ids, version: version - 1 }, { ifMatch: `"${version}"` });
  await reopenSuggestion(ids, suggestion);
}
