"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ANSWER_FLAGS, type AnswerFlag, CONFIDENCES, type Confidence, type Sentiment } from "@/db/schema/terms";
import type { AnswerFilter } from "@/lib/results/list-answers";
import type { Segment } from "@/lib/results/list-segments";
import type { CodeLine } from "@/lib/results/read-codes";
import { Button } from "../ui/button";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { Select } from "../ui/select";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import { FLAG_WORDS } from "./answer-words";
import { segmentsQuery } from "./queries";

type FilterPanelProps = {
  questionId: string;
  filter: AnswerFilter;
  codes: CodeLine[];
  onChange: (part: AnswerFilter) => void;
};

/** Narrows the answers by code, sentiment, confidence, flag and segment. */
export function FilterPanel({ questionId, filter, codes, onChange }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: segments = [] } = useQuery({ ...segmentsQuery(questionId), enabled: isOpen });
  const trigger = (
    <Button type="button" look="ghost">
      <Icon name="filter" /> Filter
    </Button>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label="Filters">
      <div className="grid gap-3 p-4">
        <Select
          id="filter-code"
          label="Code"
          value={filter.code ?? ""}
          onChange={({ target }) => onChange({ code: target.value || undefined })}
        >
          <option value="">Any</option>
          {codes.map(({ id, name, number }) => (
            <option key={id} value={id}>
              {number} {name}
            </option>
          ))}
        </Select>
        <Select
          id="filter-sentiment"
          label="Sentiment"
          value={filter.sentiment ?? ""}
          onChange={({ target }) => onChange({ sentiment: (target.value || undefined) as Sentiment | undefined })}
        >
          <option value="">Any</option>
          {SENTIMENT_ORDER.map((sentiment) => (
            <option key={sentiment}>{sentiment}</option>
          ))}
        </Select>
        <Select
          id="filter-confidence"
          label="Confidence"
          value={filter.confidence ?? ""}
          onChange={({ target }) => onChange({ confidence: (target.value || undefined) as Confidence | undefined })}
        >
          <option value="">Any</option>
          {CONFIDENCES.map((level) => (
            <option key={level} value={level}>
              {CONFIDENCE_WORDS[level]}
            </option>
          ))}
        </Select>
        <Select
          id="filter-flag"
          label="Flag"
          value={filter.flag ?? ""}
          onChange={({ target }) => onChange({ flag: (target.value || undefined) as AnswerFlag | undefined })}
        >
          <option value="">Any</option>
          {ANSWER_FLAGS.map((flag) => (
            <option key={flag} value={flag}>
              {FLAG_WORDS[flag]}
            </option>
          ))}
        </Select>
        {segments.length > 0 && (
          <Select
            id="filter-segment"
            label="Segment"
            value={filter.segment ?? ""}
            onChange={({ target }) => onChange({ segment: target.value || undefined })}
          >
            <option value="">Any</option>
            <SegmentOptions segments={segments} />
          </Select>
        )}
      </div>
    </Popover>
  );
}

function SegmentOptions({ segments }: { segments: Segment[] }) {
  const keys = [...new Set(segments.map(({ key }) => key))];
  return keys.map((key) => (
    <optgroup key={key} label={key.replaceAll("_", " ")}>
      {segments
        .filter((segment) => segment.key === key)
        .map(({ value, answers }) => (
          <option key={value} value={`${key}=${value}`}>
            {value} ({whole(answers)})
          </option>
        ))}
    </optgroup>
  ));
}
