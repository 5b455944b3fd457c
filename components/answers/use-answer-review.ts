"use client";

import { useState } from "react";
import type { AnswerLine, AnswerPage } from "@/lib/results/list-answers";
import type { QuestionIds } from "../questions/question-ids";
import { toast } from "../ui/toast";
import { changed, checked, type Decision, withNextSentiment, withoutCode } from "./decision";
import { useReview } from "./use-review";
import { useSelection } from "./use-selection";

/** A single message about chosen answers, so that its Undo always belongs to the latest decision. */
export const REVIEW_TOAST = "review";

type Reviewed = { ids: QuestionIds; pages: readonly AnswerPage[]; withSentiment: boolean };

/** The answers of a list with the decisions about them, and the answer at which a person is. */
export function useAnswerReview({ ids, pages, withSentiment }: Reviewed) {
  const review = useReview(ids);
  const answers = review.withPending(pages).flatMap((page) => page.answers);
  const selection = useSelection(answers);
  const [current, setCurrent] = useState(-1);
  const here = answers[current];
  const goTo = (place: number) => setCurrent(Math.max(0, Math.min(answers.length - 1, place)));
  const decide = (answer: AnswerLine, decision: Decision) => {
    toast.dismiss(REVIEW_TOAST);
    review.decide([answer], () => decision);
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
    decideAll: review.decide,
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
    /** Takes back the latest decision, and goes to its answer. */
    takeBack: () => {
      toast.dismiss(REVIEW_TOAST);
      const id = review.undo();
      if (id !== null) goTo(answers.findIndex((answer) => answer.id === id));
    },
  };
}
