"use client";

import { useRef, useState } from "react";
import { toast } from "sonner";
import type { AnswerLine, AnswerPage } from "@/lib/responses/list-answers";
import type { QuestionIds } from "../questions/question-ids";
import { changed, checked, type Decision, withNextSentiment, withoutCode } from "./decision";
import { REVIEW_TOAST } from "./review-toast";
import { useIdentical } from "./use-identical";
import { useReview } from "./use-review";
import { useSelection } from "./use-selection";

type Reviewed = { ids: QuestionIds; pages: readonly AnswerPage[]; withSentiment: boolean };

/** The answers of a list with the decisions about them, and the current answer. */
export function useAnswerReview({ ids, pages, withSentiment }: Reviewed) {
  const review = useReview(ids);
  const answers = review.withPending(pages).flatMap((page) => page.answers);
  const selection = useSelection(answers);
  const [current, setCurrent] = useState(-1);
  const here = answers[current];
  const listed = useRef(answers);
  listed.current = answers;
  const goTo = (index: number) => setCurrent(Math.max(0, Math.min(listed.current.length - 1, index)));
  /** Takes back the latest decision, and goes to its answer if the list has it. */
  const takeBack = () => {
    toast.dismiss(REVIEW_TOAST);
    identical.forget();
    const at = review.undo();
    const index = listed.current.findIndex(({ id }) => id === at);
    if (index >= 0) goTo(index);
  };
  const identical = useIdentical({ ids, ...review, takeBack });
  const decide = (answer: AnswerLine, decision: Decision) => {
    toast.dismiss(REVIEW_TOAST);
    review.decide([answer], () => decision);
    void identical.find(answer, decision);
  };
  return {
    answers,
    selection,
    current,
    setCurrent,
    here,
    goTo,
    move: (by: number) => goTo(current + by),
    decide,
    decideAll: (...decisions: Parameters<typeof review.decide>) => {
      identical.forget();
      review.decide(...decisions);
    },
    /** Gives the answers with the text of the latest decided one its codes, if that is offered. */
    decideIdentical: identical.accept,
    accept: (answer: AnswerLine) => decide(answer, checked(answer)),
    /** Takes off the current answer's code with this number, from 1. */
    removeCode: (number: number) => {
      const taken = here?.mentions[number - 1];
      if (here && taken) decide(here, changed(here, withoutCode(here.mentions, taken.codeId)));
    },
    /** Gives the current answer's code with this number the next sentiment. */
    changeSentiment: (number: number) => {
      const mentions = withSentiment && here ? withNextSentiment(here.mentions, number) : null;
      if (here && mentions) decide(here, changed(here, mentions));
    },
    takeBack,
    remember: review.remember,
  };
}
