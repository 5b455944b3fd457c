"use client";

import { useQuery } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { codebookQuery } from "../codebook/queries";
import { useSegmentName } from "../segments/segment-names";
import { pairOf } from "../segments/segment-words";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { FilterChip } from "../ui/filter-chip";
import { FLAG_WORDS } from "./answer-words";

type FilterChipsProps = {
  questionId: string;
  filter: AnswerFilter;
  codes: CodeLine[];
  onChange: (part: AnswerFilter) => void;
};

/** The filters that are set, each with a button to remove it. */
export function FilterChips({ questionId, filter, codes, onChange }: FilterChipsProps) {
  const nameOf = useSegmentName();
  const { code, category, sentiment, confidence, segment = [], flag } = filter;
  const isNet = category !== undefined && codes.every((line) => line.category.id !== category);
  const { data: codebook } = useQuery({ ...codebookQuery(questionId), enabled: isNet });
  const net = codebook?.categories.find(({ id }) => id === category);
  return (
    <>
      {code && (
        <FilterChip
          field="Code"
          value={codes.find(({ id }) => id === code)?.name ?? "unknown"}
          onDrop={() => onChange({ code: undefined })}
        />
      )}
      {sentiment && (
        <FilterChip field="Sentiment" value={sentiment} onDrop={() => onChange({ sentiment: undefined })} />
      )}
      {confidence && (
        <FilterChip
          field="Confidence"
          value={CONFIDENCE_WORDS[confidence]}
          onDrop={() => onChange({ confidence: undefined })}
        />
      )}
      {category && (
        <FilterChip
          field="Category"
          value={codes.find((line) => line.category.id === category)?.category.name ?? net?.name ?? "unknown"}
          onDrop={() => onChange({ category: undefined })}
        />
      )}
      {segment.map((pair) => {
        const { key, value } = pairOf(pair);
        const others = segment.filter((other) => other !== pair);
        return (
          <FilterChip
            key={pair}
            field={nameOf(key)}
            value={value}
            onDrop={() => onChange({ segment: others.length > 0 ? others : undefined })}
          />
        );
      })}
      {flag && <FilterChip field="Flag" value={FLAG_WORDS[flag]} onDrop={() => onChange({ flag: undefined })} />}
    </>
  );
}
