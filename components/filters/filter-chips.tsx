"use client";

import { useQuery } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { type AnswerFilter, NOBODY } from "@/lib/responses/answer-filter";
import { FLAG_WORDS } from "@/lib/responses/flag-words";
import { rangeOf } from "@/lib/responses/segment-range";
import { reviewersQuery } from "../answers/queries";
import { codebookQuery } from "../codebook/queries";
import { reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { pairOf } from "../segments/segment-words";
import { useIsCoder } from "../shell/coder-context";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { FilterChip } from "../ui/filter-chip";
import { CODE_LISTS } from "./code-lists";
import { rangeWords } from "./range-words";
import { useCodeName } from "./use-code-name";

type FilterChipsProps = {
  ids: QuestionIds;
  filter: AnswerFilter;
  codes: readonly CodeLine[];
  /** Whether the words have a chip; the answers page shows them in its search field. */
  hasWords: boolean;
  onChange: (part: AnswerFilter) => void;
};

const CODED_WORDS = { true: "with a code", false: "without a code", uncoded: "not coded yet" };

type Chip = { key: string; field: string; value: string; without: AnswerFilter };

/** The filters that are set, each with a button to remove it. */
export function FilterChips({ ids, filter, codes, hasWords, onChange }: FilterChipsProps) {
  const nameOf = useSegmentName();
  const codeName = useCodeName(ids, codes);
  const { category, row, sentiment, confidence, segment = [], range = [], reviewer, flag, search } = filter;
  const { coded, reviewed, edited, assignedTo } = filter;
  const net = [category, row].find((id) => id && codes.every((line) => line.category.id !== id && line.id !== id));
  const { data: codebook } = useQuery({ ...codebookQuery(ids.questionId), enabled: net !== undefined });
  const isCoder = useIsCoder();
  const { data: reviewers } = useQuery({
    ...reviewersQuery(ids.questionId),
    enabled: reviewer !== undefined && !isCoder,
  });
  const { data: review } = useQuery({ ...reviewQuery(ids), enabled: assignedTo !== undefined });
  const coderName = review?.coders.find(({ user_id }) => user_id === assignedTo)?.name;
  const categoryName = (id: string) =>
    codes.find((line) => line.category.id === id)?.category.name ??
    codebook?.categories.find((one) => one.id === id)?.name;
  const reviewerName =
    reviewer === "machine" ? "The machine alone" : reviewers?.find((one) => one.reviewer === reviewer)?.name;
  const chips: Chip[] = [
    ...(filter.code ? [single("code", "Code", codeName(filter.code))] : []),
    ...CODE_LISTS.flatMap(({ part, words }) =>
      (filter[part] ?? []).map((id) => ({
        key: `${part} ${id}`,
        field: words,
        value: codeName(id),
        without: { [part]: others(filter[part], id) },
      })),
    ),
    ...(sentiment ? [single("sentiment", "Sentiment", sentiment)] : []),
    ...(confidence ? [single("confidence", "Confidence", CONFIDENCE_WORDS[confidence])] : []),
    ...(category ? [single("category", "Category", categoryName(category) ?? "unknown")] : []),
    ...(row ? [single("row", "In the row", categoryName(row) ?? codeName(row))] : []),
    ...segment.map((pair) => {
      const { key, value } = pairOf(pair);
      return { key: pair, field: nameOf(key), value, without: { segment: others(segment, pair) } };
    }),
    ...range.flatMap((text) => {
      const read = rangeOf(text);
      const without = { range: others(range, text) };
      return read ? [{ key: text, field: nameOf(read.key), value: rangeWords(read), without }] : [];
    }),
    ...(reviewer ? [single("reviewer", "Decided by", reviewerName ?? "somebody else")] : []),
    ...(assignedTo
      ? [single("assignedTo", "Assigned to", assignedTo === NOBODY ? "nobody" : (coderName ?? "somebody else"))]
      : []),
    ...(flag ? [single("flag", "Remark", FLAG_WORDS[flag])] : []),
    ...(coded ? [single("coded", "Coding", CODED_WORDS[coded])] : []),
    ...(reviewed === undefined ? [] : [single("reviewed", "Checked", reviewed ? "yes" : "no")]),
    ...(edited === undefined ? [] : [single("edited", "Edited", edited ? "yes" : "no")]),
    ...(search && hasWords ? [single("search", "Words", search)] : []),
  ];
  return chips.map(({ key, field, value, without }) => (
    <FilterChip key={key} field={field} value={value} onDrop={() => onChange(without)} />
  ));
}

const single = (part: keyof AnswerFilter, field: string, value: string): Chip => ({
  key: part,
  field,
  value,
  without: { [part]: undefined },
});

function others(values: readonly string[] = [], dropped: string): string[] | undefined {
  const left = values.filter((value) => value !== dropped);
  return left.length > 0 ? left : undefined;
}
