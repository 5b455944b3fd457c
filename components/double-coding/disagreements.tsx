"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { whole } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Segmented } from "../ui/segmented";
import { Skeleton } from "../ui/skeleton";
import { DisagreementCard } from "./disagreement-card";
import { type DisagreementState, disagreementsQuery } from "./queries";
import { useResolutions } from "./use-resolutions";

type DisagreementsProps = {
  ids: QuestionIds;
  counts: Record<DisagreementState, number>;
  codes: CodeLine[];
  mayWrite: boolean;
  withSentiment: boolean;
};

const NOTHING: Record<DisagreementState, string> = {
  open: "Nothing is left to resolve.",
  resolved: "Nothing is resolved yet.",
};

/** The answers that people coded differently, to be resolved one by one. */
export function Disagreements({ ids, counts, codes, mayWrite, withSentiment }: DisagreementsProps) {
  const [status, setStatus] = useState<DisagreementState>("open");
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    disagreementsQuery(ids, status),
  );
  const { settle } = useResolutions(ids);
  const answers = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section aria-labelledby="disagreements" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="disagreements" className="type-head">
            Coded differently
          </h2>
          <p role="status" className="type-small figures text-ink-3">
            {whole(counts.open)} open, {whole(counts.resolved)} resolved. The figures above stay as people coded.
          </p>
        </div>
        <Segmented
          label="Which"
          value={status}
          options={[
            { value: "open", words: "Open" },
            { value: "resolved", words: "Resolved" },
          ]}
          onChange={setStatus}
        />
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && <Skeleton className="h-32" />}
      {data && answers.length === 0 && <p className="text-ink-2">{NOTHING[status]}</p>}
      <ul className="grid border-t border-line empty:border-0">
        {answers.map((answer) => (
          <DisagreementCard
            key={answer.response_id}
            ids={ids}
            answer={answer}
            codes={codes}
            withSentiment={withSentiment}
            onSettle={mayWrite ? settle : null}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          type="button"
          className="justify-self-start"
          disabled={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
