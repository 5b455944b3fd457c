"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { PROJECT_PROGRESS, PROJECT_SORTS } from "@/db/schema/terms";
import { SearchField } from "../ui/search-field";
import { SelectBox } from "../ui/select-box";
import { usePageKeys } from "../ui/use-page-keys";
import { useTypingPause } from "../ui/use-typing-pause";
import { PROGRESS_WORDS, SORT_WORDS } from "./project-words";
import { focusFirstRow } from "./row-keys";

type ProjectFiltersProps = {
  tags: readonly string[];
  owners: readonly { id: string; email: string }[];
  userId: string;
  /** How many projects are listed. */
  shown: string;
};

const STATUSES = [
  { value: "", words: "Any status" },
  ...PROJECT_PROGRESS.map((value) => ({ value, words: PROGRESS_WORDS[value] })),
  { value: "archived", words: "Archived" },
];
const SORTS = PROJECT_SORTS.map((value) => ({ value, words: SORT_WORDS[value] })).toSorted(
  (one, other) => Number(other.value === "worked") - Number(one.value === "worked"),
);

/** Searches, filters and sorts the projects. The page's address holds all of it. */
export function ProjectFilters({ tags, owners, userId, shown }: ProjectFiltersProps) {
  const router = useRouter();
  const query = useSearchParams();
  const [isReading, start] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys({ "/": () => field.current?.focus() });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(location.search);
    next.delete("before");
    if (value) next.set(name, value);
    else next.delete(name);
    start(() => router.replace(next.size > 0 ? `/?${next}` : "/", { scroll: false }));
  };
  const others = owners.filter(({ id }) => id !== userId);
  return (
    <search aria-label="Projects" aria-busy={isReading} className="flex flex-wrap items-center gap-2">
      <ProjectSearch field={field} value={query.get("search") ?? ""} onChange={(value) => change("search", value)} />
      <Choice label="Status" value={query.get("status")} options={STATUSES} onChange={(it) => change("status", it)} />
      {others.length > 0 && (
        <Choice
          label="Owner"
          value={query.get("owner")}
          options={[
            { value: "", words: "Anybody’s" },
            { value: userId, words: "Mine" },
            ...others.map(({ id, email }) => ({ value: id, words: email })),
          ]}
          onChange={(owner) => change("owner", owner)}
        />
      )}
      {tags.length > 0 && (
        <Choice
          label="Tag"
          value={query.get("tag")}
          options={[{ value: "", words: "Any tag" }, ...tags.map((tag) => ({ value: tag, words: tag }))]}
          onChange={(tag) => change("tag", tag)}
        />
      )}
      <Choice
        label="Order"
        value={query.get("sort") ?? "worked"}
        options={SORTS}
        onChange={(sort) => change("sort", sort === "worked" ? "" : sort)}
      />
      <p role="status" className="type-small figures text-ink-3 sm:ms-auto">
        {shown}
      </p>
    </search>
  );
}

type ChoiceProps = {
  label: string;
  value: string | null;
  options: readonly { value: string; words: string }[];
  onChange: (value: string) => void;
};

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <SelectBox
    aria-label={label}
    value={options.some((option) => option.value === value) ? (value ?? "") : ""}
    onChange={({ target }) => onChange(target.value)}
    className="type-ui min-h-7 max-w-44 rounded-2 border border-line bg-surface ps-2.5 text-ink hover:border-line-strong coarse:min-h-11 coarse:text-[16px]"
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.words}
      </option>
    ))}
  </SelectBox>
);

type ProjectSearchProps = {
  field: React.RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (search: string) => void;
};

/** Searches when typing pauses, not with every letter. */
function ProjectSearch({ field, value, onChange }: ProjectSearchProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // An older search that arrives while somebody types must not replace what they typed.
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  const report = () => {
    const search = typed.trim();
    if (search === sent.current) return;
    sent.current = search;
    onChange(search);
  };
  const onTyped = useTypingPause(report, { isOfPage: true });
  return (
    <SearchField
      ref={field}
      label="Search projects and questions"
      placeholder="Search"
      width="sm:w-60"
      value={typed}
      maxLength={200}
      aria-keyshortcuts="/"
      onChange={({ target }) => {
        setTyped(target.value);
        onTyped();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "ArrowDown") return;
        event.preventDefault();
        focusFirstRow();
      }}
    />
  );
}
