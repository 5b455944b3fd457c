"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { Field } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";
import { framesQuery, saveFrame } from "./queries";

/** Saves the codebook as a template (a frame) that others of the organization may begin with. */
export function SaveFrameDialog({ ids, onClose }: { ids: QuestionIds; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState("");
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveFrame(ids, name.trim()),
    onSuccess: async () => {
      onClose();
      toast.success(`“${name.trim()}” saved as a template`);
      await queries.invalidateQueries({ queryKey: framesQuery().queryKey });
    },
  });
  return (
    <FormDialog
      title="Save as template"
      description="Other codebooks can begin with these codes and definitions. Quotes of answers are left out."
      act="Save"
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field
        id={id}
        label="Name"
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
