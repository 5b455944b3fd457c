"use client";

import { useState } from "react";
import { toast } from "sonner";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import { onDemand } from "../ui/on-demand";
import { REVIEW_TOAST } from "./review-toast";
import type { useAnswerReview } from "./use-answer-review";
import type { usePicking } from "./use-picking";

const AssignDialog = onDemand(async () => (await import("./assign-dialog")).AssignDialog);
const BulkBar = onDemand(async () => (await import("./bulk-bar")).BulkBar);

/** The most chosen answers that one request translates. */
const MAX_TRANSLATED = 1_000;

type ChosenAnswersProps = {
  ids: QuestionIds;
  review: ReturnType<typeof useAnswerReview>;
  codes: CodeLine[];
  userId: string;
  mayWrite: boolean;
  picking: ReturnType<typeof usePicking>;
  /** Absent if answers can't be translated. */
  onTranslate: ((chosen: string[]) => void) | null;
};

/** What is done with all chosen answers at once. */
export function ChosenAnswers(props: ChosenAnswersProps) {
  const { ids, review, codes, userId, mayWrite, picking, onTranslate } = props;
  const { chosen, clear } = review.selection;
  const [isAssigning, setAssigning] = useState(false);
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          ids={ids}
          chosen={chosen}
          codes={codes}
          onDecide={(decided, decision, words) => {
            if (decided.length > 0) review.decideAll(decided, decision);
            toast(words, {
              id: REVIEW_TOAST,
              description: counted(decided.length, "answer"),
              ...(decided.length > 0 && { action: { label: "Undo", onClick: review.takeBack } }),
            });
          }}
          onClear={clear}
          onAssign={mayWrite ? () => setAssigning(true) : undefined}
          onTranslate={
            onTranslate && chosen.length <= MAX_TRANSLATED && (() => onTranslate(chosen.map(({ id }) => id)))
          }
          {...picking}
        />
      )}
      {isAssigning && <AssignDialog ids={ids} review={review} userId={userId} onClose={() => setAssigning(false)} />}
    </>
  );
}
