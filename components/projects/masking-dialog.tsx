"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../ui/form-dialog";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { api } from "../workbench/api";
import { type Project, projectQuery } from "./queries";

type Masking = Project["mask_personal_data"];

const CHOICES: readonly { value: Masking; words: string }[] = [
  { value: "outside", words: "Where the model is outside, on the internet" },
  { value: "always", words: "Always" },
  { value: "never", words: "Never" },
];

/** Asks when personal data is masked before a language model gets the project's answers, and what is not masked. */
export function MaskingDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { data } = useQuery(projectQuery(projectId));
  return data ? <MaskingForm project={data} onClose={onClose} /> : null;
}

function MaskingForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const cache = useQueryClient();
  const [when, setWhen] = useState(project.mask_personal_data);
  const [except, setExcept] = useState(project.mask_except.join("\n"));
  const save = useMutation({
    mutationFn: () => {
      const lines = except.split("\n").flatMap((line) => line.trim() || []);
      return api.projects.update(project.id, { mask_personal_data: when, mask_except: lines });
    },
    onSuccess: () => {
      onClose();
      return cache.invalidateQueries({ queryKey: projectQuery(project.id).queryKey });
    },
  });
  return (
    <FormDialog
      title="Personal data"
      description="E-mail addresses, phone and card numbers, bank accounts, links and names such as “Mr Smith” are masked in what a language model gets. The answers here stay as they are."
      act="Save"
      className="grid gap-4"
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <SelectField
        id="mask-when"
        label="Mask personal data"
        options={CHOICES}
        value={when}
        onChange={({ target }) => setWhen(CHOICES.find(({ value }) => value === target.value)?.value ?? when)}
      />
      <TextField
        id="mask-except"
        label="Never mask"
        hint="One name, number or address a line, such as your own"
        rows={4}
        value={except}
        onChange={({ target }) => setExcept(target.value)}
      />
    </FormDialog>
  );
}
