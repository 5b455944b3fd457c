"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AnswerFilter } from "@/lib/results/answer-filter";
import type { AnswerLine, AnswerPage } from "@/lib/results/list-answers";
import { questionCountsQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { type Decision, decided } from "./decision";
import { answersQuery, type Change, updateAnswers } from "./queries";

/**
 * Stores decisions about answers. Each is shown at once, stored after the previous ones, and rolled back if storing
 * fails. Undo reverts the last one, however many answers it affected.
 */
export function useReview({ projectId, questionId }: QuestionIds, filter: AnswerFilter) {
  const queries = useQueryClient();
  const past = useRef<Change[]>([]);
  const { queryKey } = answersQuery(questionId, filter);

  const show = (decisions: ReadonlyMap<string, Decision>) =>
    queries.setQueryData<InfiniteData<AnswerPage, number | undefined>>(
      queryKey,
      (data) => data && { ...data, pages: decided(data.pages, decisions) },
    );
  const { mutate } = useMutation({
    mutationFn: (change: Change) => updateAnswers({ projectId, questionId }, change),
    onMutate: ({ now }: Change) => show(now),
    onError: (_error, { before }) => show(before),
    onSettled: () => void queries.invalidateQueries(questionCountsQuery(questionId)),
    scope: { id: `review ${questionId}` },
  });

  /** Decides about answers; `decision` makes the decision for each. */
  const decide = (answers: readonly AnswerLine[], decision: (answer: AnswerLine) => Decision) => {
    const change = {
      now: new Map(answers.map((answer) => [answer.id, decision(answer)])),
      before: new Map(answers.map((answer) => [answer.id, decisionOf(answer)])),
    };
    past.current.push(change);
    mutate(change);
  };
  /** Undoes the last decision; returns the id of its first answer, or null where there is none to undo. */
  const undo = (): string | null => {
    const last = past.current.pop();
    if (!last) return null;
    mutate({ now: last.before, before: last.now });
    return [...last.before.keys()][0] ?? null;
  };
  return { decide, undo };
}

const decisionOf = ({ mentions, reviewed, edited }: AnswerLine): Decision => ({ mentions, reviewed, edited });
