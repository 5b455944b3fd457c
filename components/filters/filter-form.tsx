"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ANSWER_FLAGS, CONFIDENCES } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { type AnswerFilter, NOBODY } from "@/lib/responses/answer-filter";
import { FLAG_WORDS } from "@/lib/responses/flag-words";
import { reviewersQuery, segmentsQuery } from "../answers/queries";
import { reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { SegmentSelects } from "../segments/segment-selects";
import { useIsCoder } from "../shell/coder-context";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { Select } from "../ui/select";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import { CodeLists } from "./code-lists";
import { RangeFields } from "./range-fields";
import { WordsField } from "./words-field";

export type FilterFormProps = {
  ids: QuestionIds;
  filter: AnswerFilter;
  codes: readonly CodeLine[];
  /** Whether the form has a field for words; the answers page has its own. */
  hasWords: boolean;
  onChange: (part: AnswerFilter) => void;
};

/** A control for each filter: codes, sentiment, confidence, reviewer, coder, flag, words, segments and their ranges. */
export function FilterForm({ ids, filter, codes, hasWords, onChange }: FilterFormProps) {
  const { data: segments = [] } = useQuery(segmentsQuery(ids.questionId));
  const { data: reviewers = [] } = useQuery({ ...reviewersQuery(ids.questionId), enabled: !useIsCoder() });
  const { data: review } = useQuery(reviewQuery(ids));
  const select = { filter, onChange };
  return (
    <div className="grid gap-3 p-4">
      <CodeLists codes={codes} filter={filter} onChange={onChange} />
      {hasWords && <WordsField value={filter.search ?? ""} onChange={(search) => onChange({ search })} />}
      <div className="grid grid-cols-2 gap-3">
        <FilterSelect part="sentiment" label="Sentiment" {...select}>
          {SENTIMENT_ORDER.map((sentiment) => (
            <option key={sentiment}>{sentiment}</option>
          ))}
        </FilterSelect>
        <FilterSelect part="confidence" label="Confidence" {...select}>
          {CONFIDENCES.map((level) => (
            <option key={level} value={level}>
              {CONFIDENCE_WORDS[level]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect part="reviewer" label="Decided by" {...select}>
          <option value="machine">The machine alone</option>
          {reviewers.map(({ reviewer, name }) => (
            <option key={reviewer} value={reviewer}>
              {name}
            </option>
          ))}
        </FilterSelect>
        {(review?.coders.length || filter.assignedTo) && (
          <FilterSelect part="assignedTo" label="Assigned to" {...select}>
            <option value={NOBODY}>Nobody</option>
            {review?.coders.map(({ user_id, name }) => (
              <option key={user_id} value={user_id}>
                {name}
              </option>
            ))}
          </FilterSelect>
        )}
        <FilterSelect part="flag" label="Remark" {...select}>
          {ANSWER_FLAGS.map((flag) => (
            <option key={flag} value={flag}>
              {FLAG_WORDS[flag]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <RangeFields
        segments={segments}
        ranges={filter.range ?? []}
        onChange={(range) => onChange({ range: range.length > 0 ? range : undefined })}
      />
      <SegmentSelects
        segments={segments}
        where={filter.segment ?? []}
        onChange={(segment) => onChange({ segment: segment.length > 0 ? segment : undefined })}
      />
    </div>
  );
}

type FilterSelectProps = Pick<FilterFormProps, "filter" | "onChange"> & {
  part: "sentiment" | "confidence" | "reviewer" | "assignedTo" | "flag";
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
