"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { qualityQuery, questionCountsQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";

/** With fewer checked answers than this, the agreement is too uncertain to be shown. */
const ENOUGH = 30;

/** The agreement is computed again after this many more checked answers. */
const STEP = 5;

/** Shows the agreement of machine and people so far, with its interval. */
export function Agreement({ ids }: { ids: QuestionIds }) {
  const { data, refetch } = useQuery(qualityQuery(ids));
  const { data: counts } = useQuery(questionCountsQuery(ids.questionId));
  const step = counts && Math.floor(counts.reviewed / STEP);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== undefined && lastStep.current !== step) void refetch();
    lastStep.current = step;
  }, [step, refetch]);
  const alpha = data?.overall.alpha;
  if (!data || !alpha || alpha.value === null) return null;
  if (data.sample.answers < ENOUGH) return <span>Agreement is shown from {ENOUGH} checked answers on</span>;
  return (
    <span>
      Agreement so far <b className="font-[550] text-ink">{alpha.value.toFixed(2)}</b>{" "}
      {alpha.low !== null && alpha.high !== null && `${alpha.low.toFixed(2)}–${alpha.high.toFixed(2)}`}
    </span>
  );
}
