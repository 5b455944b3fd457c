"use client";

import type { CodingType } from "@/db/schema/terms";
import { byKey } from "@/lib/parts";
import { CODING_TYPE_WORDS } from "../projects/coding-type-words";
import { counted } from "../ui/figures";
import { minuteWords } from "../ui/moment";
import { SelectField } from "../ui/select-field";
import type { pages } from "../workbench/api";

type Projects = Awaited<ReturnType<typeof pages.projects>>;

type QuestionChoiceProps = {
  label: string;
  projects: Projects;
  /** Questions that are chosen elsewhere. Only questions with the same kind of codes can join them. */
  taken: readonly string[];
  value: string;
  onChange: (questionId: string) => void;
};

/** A question of any project that is in no tracker yet, as a wave. Questions with equal names show their date. */
export function QuestionChoice({ label, projects, taken, value, onChange }: QuestionChoiceProps) {
  const all = questionsOf(projects);
  const kind = all.find(({ id }) => id !== value && taken.includes(id))?.codingType;
  const free = all.filter(({ id, groupId }) => id === value || (groupId === null && !taken.includes(id)));
  const fitting = free.filter(({ id, codingType }) => id === value || !kind || codingType === kind);
  const [first] = taken.flatMap((id) => all.find((question) => question.id === id) ?? []);
  const chosen = all.find(({ id }) => id === value);
  const isOther = chosen && first && chosen.text.trim().toLowerCase() !== first.text.trim().toLowerCase();
  const hidden = value === "" && kind ? free.length - fitting.length : 0;
  const hint = hidden > 0 && kind ? othersWords(hidden, kind) : isOther && OTHER_WORDING;
  const alike = byKey(fitting, ({ words }) => words);
  const options = fitting.map(({ id, words, createdAt }) => {
    const isAlone = alike.get(words)?.length === 1;
    return { value: id, words: isAlone ? words : `${words} (of ${minuteWords(new Date(createdAt))})` };
  });
  return (
    <SelectField
      id={label.toLowerCase().replaceAll(" ", "-")}
      label={label}
      required
      {...(hint && { hint })}
      options={[{ value: "", words: "Choose a question" }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** All questions, each with its name in the choice and the time at which its project was made. */
const questionsOf = (projects: Projects) =>
  projects.flatMap(({ name, createdAt, questions }) =>
    questions.map((question) => ({ ...question, words: `${name}: ${question.text}`, createdAt })),
  );

const OTHER_WORDING =
  "This question’s wording differs from the first wave’s. A trend is only meaningful if both ask the same.";

/** Why questions are not offered. */
const othersWords = (count: number, kind: CodingType) =>
  `Only questions that are coded by “${CODING_TYPE_WORDS[kind]}” can join; ${counted(count, "other")} ${count === 1 ? "is" : "are"} not listed. The kind of codes is chosen where a codebook is built.`;
