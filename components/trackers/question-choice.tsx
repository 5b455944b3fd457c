"use client";

import type { CodingType } from "@/db/schema/terms";
import { byKey } from "@/lib/data/parts";
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

/** A question of any project that is in no tracker yet, as a wave. */
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
  const options = fitting.map(({ id, words }) => ({ value: id, words }));
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

/**
 * All questions, each with its name in the choice. Those with equal names are numbered, the earliest first: "Stay: Why?
 * (2 of 3, made 21 Nov 2026, 11:04 UTC)".
 */
function questionsOf(projects: Projects) {
  const all = projects.flatMap(({ name, createdAt, questions }) =>
    questions.map((question) => ({ ...question, words: `${name}: ${question.text}`, createdAt: new Date(createdAt) })),
  );
  const earliestFirst = all.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const alike = byKey(earliestFirst, ({ words }) => words);
  return all.map((question) => {
    const same = alike.get(question.words) ?? [];
    if (same.length < 2) return question;
    const number = `${same.indexOf(question) + 1} of ${same.length}`;
    return { ...question, words: `${question.words} (${number}, made ${minuteWords(question.createdAt)} UTC)` };
  });
}

const OTHER_WORDING =
  "This question’s wording differs from the first wave’s. A trend is only meaningful if both ask the same.";

/** Why questions are not offered. */
const othersWords = (count: number, kind: CodingType) =>
  `Only questions that are coded by “${CODING_TYPE_WORDS[kind]}” can join; ${counted(count, "other")} ${count === 1 ? "is" : "are"} not listed. The kind of codes is chosen where a codebook is built.`;
