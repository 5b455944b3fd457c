"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { codesQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button, ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { counted } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { onDemand } from "../ui/on-demand";
import { Skeleton } from "../ui/skeleton";
import { Disagreements } from "./disagreements";
import { PairAgreement } from "./pair-agreement";
import { doubleCodingQuery } from "./queries";

const SecondCoding = onDemand(async () => (await import("./second-coding")).SecondCoding);

type DoubleCodingProps = {
  ids: QuestionIds;
  question: string;
  path: string;
  mayWrite: boolean;
  withSentiment: boolean;
};

/**
 * Shows how well people agree on the answers that two of them coded, lists the answers that they coded differently, and
 * offers to code answers a second time.
 */
export function DoubleCoding({ ids, question, path, mayWrite, withSentiment }: DoubleCodingProps) {
  const { data, error, isPending, refetch } = useQuery(doubleCodingQuery(ids));
  const codes = useQuery(codesQuery(ids.questionId));
  const [isCoding, setCoding] = useState(false);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton className="h-64" />;
  const start = mayWrite && (
    <Button type="button" look="primary" onClick={() => setCoding(true)}>
      Code a second time
    </Button>
  );
  return (
    <>
      {data.answers === 0 ? (
        <EmptyState
          title="No answer is coded by two people yet"
          action={
            <>
              {start}
              <ButtonLink href={`${path}/answers`}>Check answers</ButtonLink>
            </>
          }
        >
          One person checks answers; another codes a random part of them again, without seeing the first codes. This
          page then shows how far the two agree, and every answer that they coded differently.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="type-head">Agreement between people</h2>
              <p className="type-small figures text-ink-3">
                {counted(data.answers, "answer")} coded by two people or more; 95% intervals
              </p>
            </div>
            {start}
          </div>
          {data.pairs.map((pair) => (
            <PairAgreement key={pair.coders.map(({ coder }) => coder).join()} pair={pair} />
          ))}
          <Disagreements
            ids={ids}
            counts={data.disagreements}
            codes={codes.data ?? []}
            mayWrite={mayWrite}
            withSentiment={withSentiment}
          />
        </>
      )}
      {isCoding && (
        <SecondCoding
          question={question}
          ids={ids}
          codes={codes.data ?? []}
          withSentiment={withSentiment}
          onClose={() => setCoding(false)}
        />
      )}
    </>
  );
}
