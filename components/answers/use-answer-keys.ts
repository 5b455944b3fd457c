"use client";

import type { useAnswerReview } from "./use-answer-review";
import { useReviewKeys } from "./use-review-keys";

type AnswerKeys = {
  review: ReturnType<typeof useAnswerReview>;
  mayWrite: boolean;
  maySelect: boolean;
  onSearch: () => void;
  onFindCode: (answerId: string) => void;
  onMark: (answerId: string, codeId: string) => void;
  onFocus: () => void;
};

/** Lets the keys of the review act on the current answer of a list. */
export function useAnswerKeys({
  review,
  mayWrite,
  maySelect,
  onSearch,
  onFindCode,
  onMark,
  onFocus,
}: AnswerKeys): void {
  const { answers, here, current, selection } = review;
  useReviewKeys({
    next: () => review.move(1),
    previous: () => review.move(-1),
    search: onSearch,
    ...(mayWrite && {
      removeCode: review.removeCode,
      changeSentiment: review.changeSentiment,
      findCode: () => here && onFindCode(here.id),
      mark: () => {
        const [first] = here?.mentions ?? [];
        if (here && first) onMark(here.id, first.codeId);
      },
      undo: review.takeBack,
      decideIdentical: review.decideIdentical,
      select: () => maySelect && here && selection.toggle(current),
      focus: () => answers.length > 0 && onFocus(),
    }),
    confirm: () => {
      if (mayWrite && here) review.accept(here);
      review.move(1);
    },
  });
}
