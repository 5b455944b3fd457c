"use client";

import type { IndexedProject } from "@/lib/results/project-index";
import { SelectField } from "../ui/select-field";

type QuestionChoiceProps = {
  label: string;
  projects: readonly IndexedProject[];
  /** Questions that are chosen elsewhere. */
  taken: readonly string[];
  value: string;
  onChange: (questionId: string) => void;
};

/** A question of any project, as a wave. */
export function QuestionChoice({ label, projects, taken, value, onChange }: QuestionChoiceProps) {
  const options = projects.flatMap(({ name, questions }) =>
    questions
      .filter(({ id }) => id === value || !taken.includes(id))
      .map(({ id, text }) => ({ value: id, words: `${name}: ${text}` })),
  );
  return (
    <SelectField
      id={label.toLowerCase().replaceAll(" ", "-")}
      label={label}
      required
      options={[{ value: "", words: "Choose a question" }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
