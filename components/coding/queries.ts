import { queryOptions } from "@tanstack/react-query";
import { api } from "../workbench/api";

type Ids = { projectId: string; questionId: string };

/** What coding the answers that wait will cost; asked anew when their number changes. */
export const estimateQuery = ({ projectId, questionId }: Ids, waiting: number) =>
  queryOptions({
    queryKey: ["questions", questionId, "estimate", waiting],
    queryFn: ({ signal }) => api.credits.estimate({ project_id: projectId, question_id: questionId }, { signal }),
  });

export const codeAnswers = (ids: Ids, mode: "uncoded" | "all" = "uncoded") => api.questions.code(ids, { mode });
