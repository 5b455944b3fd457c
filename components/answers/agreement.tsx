"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { checkedOf } from "../quality/checked-of";
import { qualityQuery, questionCountsQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { intervalOf } from "../ui/figures";

/** The agreement is computed again after this many more checked answers. */
const STEP = 5;

/** Shows the agreement of machine and people so far, with its interval; with too few answers, how many are checked. */
export function Agreement({ ids }: { ids: QuestionIds }) {
  const { data, refetch } = useQuery(qualityQuery(ids));
  const { data: counts } = useQuery(questionCountsQuery(ids.questionId));
  const step = counts && Math.floor(counts.reviewed / STEP);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== undefined && lastStep.current !== step) void refetch();
    lastStep.current = step;
  }, [step, refetch]);
  if (!data) return null;
  const { sample, overall } = data;
  const { alpha } = overall;
  if (sample.small_base) return <span>Random sample: {checkedOf(sample)}</span>;
  if (alpha.value === null) return null;
  return (
    <span>
      Agreement so far <b className="font-[550] text-ink">{alpha.value.toFixed(2)}</b> {intervalOf(alpha)}
    </span>
  );
}
