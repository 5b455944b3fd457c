"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { Division } from "@/lib/review/parameters";
import type { QuestionIds } from "../questions/question-ids";
import { useActs } from "../questions/use-acts";
import { Check } from "../ui/check";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { LoadFailed } from "../ui/load-failed";
import { Segmented } from "../ui/segmented";
import { assignAnswers, assignBack, peopleQuery } from "./queries";
import { REVIEW_TOAST } from "./review-toast";
import type { useAnswerReview } from "./use-answer-review";

const DIVISION_WORDS = {
  consecutive: "Equal parts: the answers that arrived first to the first person, the next ones to the second …",
  random: "Equal parts, drawn at random.",
};

type AssignDialogProps = {
  ids: QuestionIds;
  review: ReturnType<typeof useAnswerReview>;
  userId: string;
  onClose: () => void;
};

/** Assigns the chosen answers to one person, to several, who share them equally, or to nobody. */
export function AssignDialog({ ids, review, userId, onClose }: AssignDialogProps) {
  const { chosen } = review.selection;
  const { data: people = [], error, refetch } = useQuery(peopleQuery(ids.questionId));
  const { act, isPending } = useActs(ids, "assign");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [toNobody, setToNobody] = useState(false);
  const [division, setDivision] = useState<Division>("consecutive");
  const own = people.filter(({ id }) => id === userId);
  const coders = [...own, ...people.filter(({ id }) => id !== userId)];
  const chosenCoders = coders.filter(({ id }) => picked.has(id));
  const assign = async () => {
    const given = chosenCoders.map(({ id }) => id);
    const { answers, empty } = await assignAnswers(ids, chosen, given, division);
    onClose();
    review.remember(() => act(() => assignBack(ids, chosen)));
    toast(wordsOf(chosenCoders), {
      id: REVIEW_TOAST,
      description: `${counted(answers, "answer")}${empty > 0 ? `; ${counted(empty, "empty one")} left out` : ""}`,
      action: { label: "Undo", onClick: review.takeBack },
    });
  };
  return (
    <FormDialog
      title={`Assign ${counted(chosen.length, "answer")}`}
      description="Says who is to code them; everybody still may. Empty answers are left out."
      act={chosenCoders.length > 1 ? `Divide among ${chosenCoders.length}` : "Assign"}
      isSending={isPending || (chosenCoders.length === 0 && !toNobody)}
      className="grid gap-4"
      onSubmit={() => act(assign)}
      onClose={onClose}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      <fieldset className="max-h-64 overflow-y-auto rounded-2 border border-line-soft px-2 py-1">
        <legend className="sr-only">To whom</legend>
        {coders.map(({ id, name }) => (
          <Check
            key={id}
            isChecked={picked.has(id)}
            onChange={(isIn) => {
              setToNobody(false);
              setPicked(new Set(isIn ? [...picked, id] : [...picked].filter((other) => other !== id)));
            }}
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {id === userId && <span className="type-small text-ink-3">you</span>}
          </Check>
        ))}
        {chosen.some(({ coderId }) => coderId !== undefined) && (
          <Check
            isChecked={toNobody}
            onChange={(isIn) => {
              setToNobody(isIn);
              setPicked(new Set());
            }}
          >
            Nobody
          </Check>
        )}
      </fieldset>
      {chosenCoders.length > 1 && (
        <div className="grid gap-1.5">
          <Segmented
            label="How to divide the answers"
            value={division}
            onChange={setDivision}
            options={[
              { value: "consecutive", words: "In order of arrival" },
              { value: "random", words: "At random" },
            ]}
          />
          <p className="type-small text-ink-2">{DIVISION_WORDS[division]}</p>
        </div>
      )}
    </FormDialog>
  );
}

function wordsOf([first, ...more]: readonly { name: string }[]): string {
  if (!first) return "Assigned to nobody";
  return more.length > 0 ? `Divided among ${more.length + 1} people` : `Assigned to ${first.name}`;
}
