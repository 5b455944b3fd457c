"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ANSWER_FLAGS, CONFIDENCES } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { SegmentSelects } from "../segments/segment-selects";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
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
      <SegmentSelects
        segments={segments}
        where={filter.segment ?? []}
        onChange={(segment) => onChange({ segment: segment.length > 0 ? segment : undefined })}
      />
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
