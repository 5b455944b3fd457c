"use client";

import { type InfiniteData, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AnswerLine, AnswerPage } from "@/lib/responses/list-answers";
import { questionCountsQuery, reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { type Decision, decided, isBlind } from "./decision";
import { allAnswers, type Change, updateAnswers } from "./queries";

/**
 * Stores decisions about answers. Each decision is shown at once, stored after the previous ones, and rolled back if
 * storing fails. Undo reverts the last decision, however many answers it affected. `withPending` applies the decisions
 * that are not stored yet to pages that may have been read before them.
 */
export function useReview({ projectId, questionId }: QuestionIds) {
  const queries = useQueryClient();
  const past = useRef<({ change: Change; at: string | null } | { takeBack: () => void })[]>([]);
  const show = (decisions: ReadonlyMap<string, Decision>) =>
    queries.setQueriesData<InfiniteData<AnswerPage, number | undefined>>(
      { queryKey: allAnswers(questionId) },
      (data) => data && { ...data, pages: decided(data.pages, decisions) },
    );
  const mutationKey = ["questions", questionId, "review"];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (change: Change) => updateAnswers({ projectId, questionId }, change),
    onMutate: ({ now }: Change) => show(now),
    onSuccess: (_done, { now }) => show(now),
    onError: (_error, { before }) => {
      show(before);
      // Of many decisions a part may be stored.
      void queries.invalidateQueries({ queryKey: allAnswers(questionId) });
    },
    onSettled: () => {
      void queries.invalidateQueries(questionCountsQuery(questionId));
      void queries.invalidateQueries(reviewQuery({ projectId, questionId }));
    },
    scope: { id: `review ${questionId}` },
  });

  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Change,
  });
  const withPending = (pages: readonly AnswerPage[]): readonly AnswerPage[] =>
    pending.reduce((shown, { now }) => decided(shown, now), pages);

  /** Decides about answers by `decision`. Undo then goes to the answer with the id `at`, by default the first one. */
  const decide = (
    answers: readonly AnswerLine[],
    decision: (answer: AnswerLine) => Decision,
    at: string | null = answers[0]?.id ?? null,
  ) => {
    const change = {
      now: new Map(answers.map((answer) => [answer.id, decision(answer)])),
      before: new Map(answers.map((answer) => [answer.id, decisionOf(answer)])),
    };
    past.current.push({ change, at });
    mutate(change);
  };
  /** Notes a change of another kind, so that `undo` takes it back in its turn. */
  const remember = (takeBack: () => void) => past.current.push({ takeBack });
  /** Undoes the last decision; returns the id of the answer to go to, or null if there is no decision to undo. */
  const undo = (): string | null => {
    const last = past.current.pop();
    if (!last) return null;
    if ("takeBack" in last) {
      last.takeBack();
      return null;
    }
    mutate({ now: last.change.before, before: last.change.now });
    return last.at;
  };
  return { decide, remember, undo, withPending };
}

const decisionOf = (answer: AnswerLine): Decision => {
  const { mentions, hidden = mentions, reviewed, edited } = answer;
  return { mentions: isBlind(answer) ? hidden : mentions, reviewed, edited };
};
