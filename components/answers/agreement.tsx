"use client";

import { useQuery } from "@tanstack/react-query";
import { qualityQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";

/** From this many checked answers on, the agreement says something. */
const ENOUGH = 30;

/** Shows the agreement of machine and people so far, with its interval. */
export function Agreement({ ids }: { ids: QuestionIds }) {
  const { data } = useQuery(qualityQuery(ids));
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
