"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { Field } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";
import { Skeleton } from "../ui/skeleton";
import { maxCodesQuery, updateQuestion } from "./queries";

const MAX = 1_000;

/** Limits how many codes an answer may have. */
export function RulesDialog({ ids, onClose }: { ids: QuestionIds; onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const { data: stored } = useQuery(maxCodesQuery(ids));
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () => updateQuestion(ids, { max_codes_per_answer: Number(typed ?? stored) || null }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
    },
  });
  return (
    <FormDialog
      title="Codes per answer"
      description="The machine keeps the most confident codes, and decisions with more are refused. Answers that have more already are listed among the answers as “Breaks a rule”. To make a code exclusive, open it and tick that."
      act="Save"
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {stored === undefined ? (
        <Skeleton className="h-14" />
      ) : (
        <Field
          id={id}
          label="At most; empty for any number"
          type="number"
          min={1}
          max={MAX}
          value={typed ?? stored ?? ""}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </FormDialog>
  );
}
