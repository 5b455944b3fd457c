"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AnswerFilter, AnswerLine, AnswerPage } from "@/lib/results/list-answers";
import { questionCountsQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { type Decision, decided } from "./decision";
import { answersQuery, updateAnswer } from "./queries";

type Change = { answer: AnswerLine; decision: Decision };

/**
 * Decides about answers: shown at once, stored in the order in which they were made, taken back where storing fails,
 * and undone one step at a time.
 */
export function useReview({ projectId, questionId }: QuestionIds, filter: AnswerFilter) {
  const queries = useQueryClient();
  const past = useRef<Change[]>([]);
  const { queryKey } = answersQuery(questionId, filter);

  const show = (answerId: string, decision: Decision) =>
    queries.setQueryData<InfiniteData<AnswerPage, number | undefined>>(
      queryKey,
      (data) => data && { ...data, pages: decided(data.pages, answerId, decision) },
    );
  const { mutate } = useMutation({
    mutationFn: ({ answer, decision }: Change) =>
      updateAnswer({ projectId, questionId, responseId: answer.id }, decision),
    onMutate: ({ answer, decision }: Change) => {
      show(answer.id, decision);
      return decisionOf(answer);
    },
    onError: (_error, { answer }, before) => before && show(answer.id, before),
    onSettled: () => void queries.invalidateQueries(questionCountsQuery(questionId)),
    scope: { id: `review ${questionId}` },
  });

  const decide = (answer: AnswerLine, decision: Decision) => {
    past.current.push({ answer, decision: decisionOf(answer) });
    mutate({ answer, decision });
  };
  /** Takes the last decision back; returns its answer's id, null where there is nothing to take back. */
  const undo = (): string | null => {
    const last = past.current.pop();
    if (!last) return null;
    mutate(last);
    return last.answer.id;
  };
  return { decide, undo };
}

const decisionOf = ({ mentions, reviewed }: AnswerLine): Decision => ({ mentions, reviewed });
