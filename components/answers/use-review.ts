"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AnswerFilter } from "@/lib/results/answer-filter";
import type { AnswerLine, AnswerPage } from "@/lib/results/list-answers";
import { questionCountsQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { type Decision, decided } from "./decision";
import { answersQuery, updateAnswer } from "./queries";

type Change = { answer: AnswerLine; decision: Decision };

/**
 * Stores decisions about answers. Each is shown at once, stored after those before it, and rolled back where storing
 * fails; the decisions can be undone one by one.
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
  /** Undoes the last decision; returns its answer's id, or null where there is none to undo. */
  const undo = (): string | null => {
    const last = past.current.pop();
    if (!last) return null;
    mutate(last);
    return last.answer.id;
  };
  return { decide, undo };
}

const decisionOf = ({ mentions, reviewed }: AnswerLine): Decision => ({ mentions, reviewed });
