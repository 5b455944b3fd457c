import { queryOptions } from "@tanstack/react-query";
import type { ReceivedFile } from "@/lib/api/client/call";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import type { QuestionIds } from "../questions/question-ids";
import { api } from "../workbench/api";

/** `segment`: the key of the segment for each value of which quotes are picked; null for none. */
export type QuotesChoice = { each: number; segment: string | null };

export type QuotedCode = Awaited<ReturnType<typeof api.analytics.quotes>>[number];

const bodyOf = ({ projectId, questionId }: QuestionIds, { each, segment }: QuotesChoice) => ({
  ...{ project_id: projectId, question_id: questionId, per_code: each },
  ...(segment !== null && { segment_key: segment }),
});

export const quotesQuery = (ids: QuestionIds, choice: QuotesChoice) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "quotes", choice],
    queryFn: ({ signal }) => api.analytics.quotes(bodyOf(ids, choice), { signal }),
  });

export async function quotesFile(ids: QuestionIds, choice: QuotesChoice): Promise<ReceivedFile> {
  const file: unknown = await api.analytics.quotes(bodyOf(ids, choice), { headers: { accept: WORKBOOK_TYPE } });
  return file as ReceivedFile;
}
