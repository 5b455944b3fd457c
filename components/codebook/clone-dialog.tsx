"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { Select } from "../ui/select";
import { api } from "../workbench/api";
import { useCodebookReplaced } from "./use-codebook-replaced";

/** Another question of the project, with a codebook to copy. */
export type SiblingQuestion = { id: string; text: string };

type CloneDialogProps = {
  ids: QuestionIds;
  siblings: readonly SiblingQuestion[];
  onClose: () => void;
};

/** Replaces the codebook by a copy of another question’s. */
export function CloneDialog({ ids, siblings, onClose }: CloneDialogProps) {
  const [sourceId, setSourceId] = useState(siblings[0]?.id ?? "");
  const replaced = useCodebookReplaced(ids);
  const clone = useMutation({
    mutationFn: () =>
      api.codebook.clone({
        project_id: ids.projectId,
        source_question_id: sourceId,
        target_question_id: ids.questionId,
      }),
    onSuccess: async () => {
      onClose();
      await replaced("The codebook was cloned");
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Clone a codebook"
      description="The codes of the other question take the place of this one’s. The version before stays in the history."
    >
      <Select id="clone-source" label="From" value={sourceId} onChange={({ target }) => setSourceId(target.value)}>
        {siblings.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
      <DialogButtons onCancel={onClose}>
        <Button type="button" look="primary" disabled={clone.isPending} onClick={() => clone.mutate()}>
          Clone
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
