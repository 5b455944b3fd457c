"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ANSWER_FLAGS, CONFIDENCES } from "@/db/schema/terms";
import type { AnswerFilter } from "@/lib/results/answer-filter";
import type { Segment } from "@/lib/results/list-segments";
import type { CodeLine } from "@/lib/results/read-codes";
import { keyWords, pairOf } from "../segments/segment-words";
import { valuesByKey } from "../segments/values-by-key";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { whole } from "../ui/figures";
import { Select } from "../ui/select";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import { FLAG_WORDS } from "./answer-words";
import { segmentsQuery } from "./queries";

export type FilterFormProps = {
  questionId: string;
  filter: AnswerFilter;
  codes: CodeLine[];
  onChange: (part: AnswerFilter) => void;
};

/** A select for each filter: code, sentiment, confidence, flag and segments. */
export function FilterForm({ questionId, filter, codes, onChange }: FilterFormProps) {
  const { data: segments = [] } = useQuery(segmentsQuery(questionId));
  return (
    <div className="grid gap-3 p-4">
      <FilterSelect part="code" label="Code" filter={filter} onChange={onChange}>
        {codes.map(({ id, name, number }) => (
          <option key={id} value={id}>
            {number} {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect part="sentiment" label="Sentiment" filter={filter} onChange={onChange}>
        {SENTIMENT_ORDER.map((sentiment) => (
          <option key={sentiment}>{sentiment}</option>
        ))}
      </FilterSelect>
      <FilterSelect part="confidence" label="Confidence" filter={filter} onChange={onChange}>
        {CONFIDENCES.map((level) => (
          <option key={level} value={level}>
            {CONFIDENCE_WORDS[level]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect part="flag" label="Flag" filter={filter} onChange={onChange}>
        {ANSWER_FLAGS.map((flag) => (
          <option key={flag} value={flag}>
            {FLAG_WORDS[flag]}
          </option>
        ))}
      </FilterSelect>
      {segments.length > 0 && <SegmentSelects segments={segments} chosen={filter.segment ?? []} onChange={onChange} />}
    </div>
  );
}

type FilterSelectProps = Pick<FilterFormProps, "filter" | "onChange"> & {
  part: "code" | "sentiment" | "confidence" | "flag";
  label: string;
  children: ReactNode;
};

function FilterSelect({ part, label, filter, onChange, children }: FilterSelectProps) {
  return (
    <Select
      id={`filter-${part}`}
      label={label}
      value={filter[part] ?? ""}
      onChange={({ target }) => onChange({ [part]: target.value || undefined })}
    >
      <option value="">Any</option>
      {children}
    </Select>
  );
}

type SegmentSelectsProps = {
  segments: Segment[];
  chosen: readonly string[];
  onChange: FilterFormProps["onChange"];
};

/** A select per segment; an answer must be in all that are chosen. */
function SegmentSelects({ segments, chosen, onChange }: SegmentSelectsProps) {
  return valuesByKey(segments).map(({ key, values }) => (
    <Select
      key={key}
      id={`filter-segment-${key}`}
      label={keyWords(key)}
      value={chosen.find((pair) => pairOf(pair).key === key) ?? ""}
      onChange={({ target }) => {
        const others = chosen.filter((pair) => pairOf(pair).key !== key);
        const next = target.value ? [...others, target.value] : others;
        onChange({ segment: next.length > 0 ? next : undefined });
      }}
    >
      <option value="">Any</option>
      {values.map(({ value, answers }) => (
        <option key={value} value={`${key}=${value}`}>
          {value} ({whole(answers)})
        </option>
      ))}
    </Select>
  ));
}
