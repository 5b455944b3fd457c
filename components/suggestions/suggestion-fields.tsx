"use client";

import { useQuery } from "@tanstack/react-query";
import { SENTIMENTS } from "@/db/schema/terms";
import { codesQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Field } from "../ui/field";
import { SelectField } from "../ui/select-field";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import type { Draft, Suggestion } from "./queries";

type SuggestionFieldsProps = {
  id: string;
  ids: QuestionIds;
  suggestion: Suggestion;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
};

/** The fields of the code that a suggestion makes or renames. A new code can also be put into another category. */
export function SuggestionFields({ id, ids, suggestion, draft, onChange }: SuggestionFieldsProps) {
  const isNew = suggestion.type === "new_code";
  const { data: codes = [] } = useQuery({ ...codesQuery(ids.questionId), enabled: isNew });
  const categories = new Map(codes.map(({ category }) => [category.id, category.name]));
  const own = suggestion.category_id === null ? [{ value: "", words: `${suggestion.category} (new)` }] : [];
  return (
    <div className="grid max-w-[640px] gap-3 py-1 sm:grid-cols-2">
      <Field
        id={`${id}-name`}
        label="Name"
        autoFocus
        maxLength={500}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        id={`${id}-sentiment`}
        label="Sentiment"
        value={draft.sentiment}
        options={SENTIMENT_ORDER.map((value) => ({ value, words: value }))}
        onChange={({ target }) =>
          onChange({ sentiment: SENTIMENTS.find((known) => known === target.value) ?? draft.sentiment })
        }
      />
      {isNew && (
        <SelectField
          id={`${id}-category`}
          label="Category"
          value={draft.category}
          options={[...own, ...[...categories].map(([value, words]) => ({ value, words }))]}
          onChange={({ target }) => onChange({ category: target.value })}
        />
      )}
      <div className="sm:col-span-2">
        <Field
          id={`${id}-definition`}
          label="Definition"
          maxLength={10_000}
          value={draft.definition}
          onChange={({ target }) => onChange({ definition: target.value })}
        />
      </div>
    </div>
  );
}
