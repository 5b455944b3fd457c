import { queryOptions } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { saveFile } from "../ui/save-file";
import { api } from "../workbench/api";

export type Quality = Awaited<ReturnType<typeof api.analytics.quality>>;
export type Estimate = Quality["overall"]["alpha"];
export type Similarity = "same" | "near";
export type InconsistencyReport = Awaited<ReturnType<typeof api.analytics.inconsistencies>>;
export type Inconsistency = InconsistencyReport["groups"][number];

const question = ({ projectId, questionId }: QuestionIds) => ({ project_id: projectId, question_id: questionId });

/** Groups of similar answers that are coded differently, those with the most deviating answers first. */
export const inconsistenciesQuery = (ids: QuestionIds, similarity: Similarity) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "inconsistencies", similarity],
    queryFn: ({ signal }) => api.analytics.inconsistencies({ ...question(ids), similarity }, { signal }),
    staleTime: 30_000,
  });

/** Gives the answers of these groups the suggested codes; if `groups` is omitted, the answers of all groups. */
export const settle = (ids: QuestionIds, similarity: Similarity, groups?: readonly Inconsistency[]) =>
  api.refinement.settle({
    ...question(ids),
    similarity,
    ...(groups && {
      groups: groups.map(({ codings }) => ({ response_id: codings[0]?.responses[0]?.response_id ?? "" })),
    }),
  });

/** Downloads the statement of methods, to print or to paste. */
export async function saveStatement(ids: QuestionIds, format: "html" | "markdown"): Promise<void> {
  const file = await api.analytics.methodsStatement({ ...question(ids), format });
  saveFile(file.name ?? "methods", await file.response.blob());
}
