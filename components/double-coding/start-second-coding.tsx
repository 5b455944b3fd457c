"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { codesQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { onDemand } from "../ui/on-demand";

const SecondCoding = onDemand(async () => (await import("./second-coding")).SecondCoding);

type StartSecondCodingProps = { ids: QuestionIds; question: string; withSentiment: boolean };

/** Offers a coder to code a second time what others have decided. */
export function StartSecondCoding({ ids, question, withSentiment }: StartSecondCodingProps) {
  const { data: codes = [] } = useQuery(codesQuery(ids.questionId));
  const [isCoding, setCoding] = useState(false);
  const start = (
    <Button type="button" look="primary" onClick={() => setCoding(true)}>
      Code a second time
    </Button>
  );
  return (
    <>
      <EmptyState title="Second coding" action={start}>
        You get answers that somebody else has checked, without seeing their codes. What you both decide shows how well
        people agree.
      </EmptyState>
      {isCoding && (
        <SecondCoding
          question={question}
          ids={ids}
          codes={codes}
          withSentiment={withSentiment}
          onClose={() => setCoding(false)}
        />
      )}
    </>
  );
}
