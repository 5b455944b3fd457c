"use client";

import { type InfiniteData, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import { ConflictError } from "@/lib/api/client/errors";
import type { AnswerLine, AnswerPage } from "@/lib/responses/list-answers";
import { questionCountsQuery, reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { type Decision, decided, isBlind } from "./decision";
import { allAnswers, allChanges, type Change, undoChange, updateAnswers } from "./queries";
import { REVIEW_TOAST } from "./review-toast";
import { tellLeft } from "./tell-left";

/** A decision of this page. `number` is that of its change in the answers' history, once a part of it is stored. */
type Decided = { change: Change; at: string | null; number: number | null };
type Act = Change & { decided: Decided; isUndo: boolean };

/**
 * Stores decisions about answers. Each decision is shown at once, stored after the previous ones, and rolled back if
 * storing fails. Undo takes back the last decision of this page, however many answers it affected; the history has it.
 * `withPending` applies the decisions that are not stored yet to pages that may have been read before them.
 */
export function useReview({ projectId, questionId }: QuestionIds) {
  const queries = useQueryClient();
  const past = useRef<(Decided | { takeBack: () => void })[]>([]);
  const show = (decisions: ReadonlyMap<string, Decision>) =>
    queries.setQueriesData<InfiniteData<AnswerPage, number | undefined>>(
      { queryKey: allAnswers(questionId) },
      (data) => data && { ...data, pages: decided(data.pages, decisions) },
    );
  const mutationKey = ["questions", questionId, "review"];
  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ decided, isUndo, ...change }: Act) {
      if (isUndo) return decided.number === null ? null : undoChange({ projectId, questionId }, decided.number);
      await updateAnswers({ projectId, questionId }, change, (number) => {
        decided.number = number;
      });
      return null;
    },
    onMutate: ({ now }: Act) => show(now),
    onSuccess(undone, { now, isUndo }) {
      show(now);
      if (undone?.answers_left) tellLeft(undone.answers_left);
      // Without a change nothing was undone, and only the service knows the answers' codes.
      if (undone ? undone.answers_left : isUndo) {
        void queries.invalidateQueries({ queryKey: allAnswers(questionId) });
      }
    },
    onError: (error, { before, decided, isUndo }) => {
      // An undo that is refused as too late leaves the codes to the service, which knows them.
      if (!isUndo || !(error instanceof ConflictError)) show(before);
      if (!isUndo && decided.number === null) {
        past.current = past.current.filter((made) => made !== decided);
        toast.dismiss(REVIEW_TOAST);
      }
      // Of many decisions a part may be stored.
      void queries.invalidateQueries({ queryKey: allAnswers(questionId) });
    },
    onSettled: () => {
      void queries.invalidateQueries(questionCountsQuery(questionId));
      void queries.invalidateQueries(reviewQuery({ projectId, questionId }));
      void queries.invalidateQueries({ queryKey: allChanges(questionId) });
    },
    scope: { id: `review ${questionId}` },
  });

  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Act,
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
    const made: Decided = { change, at, number: null };
    past.current.push(made);
    mutate({ ...change, decided: made, isUndo: false });
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
    mutate({ now: last.change.before, before: last.change.now, decided: last, isUndo: true });
    return last.at;
  };
  return { decide, remember, undo, withPending };
}

const decisionOf = (answer: AnswerLine): Decision => {
  const { mentions, hidden = mentions, reviewed, edited } = answer;
  return { mentions: isBlind(answer) ? hidden : mentions, reviewed, edited };
};
