"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import { casesFor } from "@/lib/statistics/sample-size";
import { answersHref } from "../answers/answer-query";
import { questionHref } from "../projects/queries";
import { reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Check } from "../ui/check";
import { Field } from "../ui/field";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { api } from "../workbench/api";

type DrawSampleProps = { ids: QuestionIds; look?: "primary" };

/** A button that opens the dialog for a random sample. */
export function DrawSample({ ids, look }: DrawSampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" {...(look && { look })} onClick={() => setOpen(true)}>
        Draw a random sample
      </Button>
      {isOpen && <SampleDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  );
}

const HALF_WIDTHS = [0.15, 0.1, 0.075, 0.05];
const MAX = 100_000;

/** Draws a random sample by its interval or its size, then shows its answers. */
function SampleDialog({ ids, onClose }: { ids: QuestionIds; onClose: () => void }) {
  const router = useRouter();
  const queries = useQueryClient();
  const { data: review } = useQuery(reviewQuery(ids));
  const [by, setBy] = useState<"interval" | "size">("interval");
  const [halfWidth, setHalfWidth] = useState(0.1);
  const [size, setSize] = useState("100");
  const [isBlind, setBlind] = useState(!review || review.control.answers === 0 || review.control.blind);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.review.drawSample(ids, {
        ...(by === "size" ? { size: Number(size) } : { half_width: halfWidth }),
        blind: isBlind,
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
      router.push(answersHref(questionHref(ids.projectId, ids.questionId), { view: "sample" }));
    },
  });
  const all = review?.answers ?? MAX;
  const wordsFor = (answers: number) => (answers >= all ? `all ${counted(all, "answer")}` : counted(answers, "answer"));
  const drawn = review?.control.answers ?? 0;
  return (
    <FormDialog
      title="Draw a random sample"
      description="Every coded answer has the same chance to be drawn. Agreement and corrected shares are computed from what people decide about these answers, one by one."
      act="Draw and check"
      isSending={isPending}
      className="grid gap-4"
      onSubmit={mutate}
      onClose={onClose}
    >
      <Segmented
        label="Size by"
        value={by}
        onChange={setBy}
        options={[
          { value: "interval", words: "By precision" },
          { value: "size", words: "By number" },
        ]}
      />
      {by === "interval" ? (
        <Select
          id="sample-interval"
          label="Precision of a share (95% interval)"
          value={halfWidth}
          onChange={({ target }) => setHalfWidth(Number(target.value))}
        >
          {HALF_WIDTHS.map((half) => (
            <option key={half} value={half}>
              ±{100 * half} points: {wordsFor(casesFor(0.5, half))}
            </option>
          ))}
        </Select>
      ) : (
        <Field
          id="sample-size"
          label="Answers"
          type="number"
          required
          min={MIN_SAMPLE}
          max={MAX}
          value={size}
          hint={`At least ${MIN_SAMPLE}; there are ${counted(all, "answer")}.`}
          onChange={({ target }) => setSize(target.value)}
        />
      )}
      <Check isChecked={isBlind} onChange={setBlind}>
        Blind: hide the machine’s codes until an answer is coded
      </Check>
      {drawn > 0 && (
        <p className="type-small text-ink-3">
          {counted(drawn, "answer")} {drawn === 1 ? "is" : "are"} drawn already. A larger sample extends it.
        </p>
      )}
    </FormDialog>
  );
}
