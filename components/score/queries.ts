import { queryOptions } from "@tanstack/react-query";
import type { ReceivedFile } from "@/lib/api/client/call";
import { filterPart } from "../filters/api-filter";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";
import type { ScoreSearch } from "./score-search";

export type Score = Awaited<ReturnType<typeof api.analytics.score>>;
export type ScoreRow = Score["rows"][number];

/** What goes with the score. Only what changes the figures is part of the key. */
export const scoreQuery = (ids: QuestionIds, settings: ScoreSearch) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "score", bodyOf(ids, settings)],
    queryFn: ({ signal }) => api.analytics.score(bodyOf(ids, settings), { signal }),
    staleTime: 60_000,
  });

/** The same as a file of this type. */
export async function scoreFile(ids: QuestionIds, settings: ScoreSearch, type: string): Promise<ReceivedFile> {
  const file: unknown = await api.analytics.score(bodyOf(ids, settings), { headers: { accept: type } });
  return file as ReceivedFile;
}

const bodyOf = (
  { projectId, questionId }: QuestionIds,
  { score, from, to, low, high, filter, weight }: ScoreSearch,
) => ({
  project_id: projectId,
  question_id: questionId,
  score_key: score,
  ...((from !== null || to !== null) && {
    scale: { ...(from !== null && { from }), ...(to !== null && { to }) },
  }),
  ...(low !== null && { low_to: low }),
  ...(high !== null && { high_from: high }),
  ...filterPart(filter),
  weighted: weight === null,
});
