"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { useFocusAfter } from "../ui/keep-focus";
import { useRefresh } from "../ui/use-refresh";
import { ConsensusChoice } from "./consensus";
import { CostLine } from "./cost-line";
import { codeAnswers, codedBy, estimateQuery } from "./queries";

type CodeButtonProps = {
  projectId: string;
  questionId: string;
  /** The number of answers that wait. Some of them may turn out to be unreadable, and are then not coded. */
  waiting: number;
};

/** Shows how many of the open answers will be coded and what it will cost, and starts it. */
export function CodeButton({ projectId, questionId, waiting }: CodeButtonProps) {
  const [refresh, isRefreshing] = useRefresh();
  const [consensus, setConsensus] = useState(false);
  const { data: cost } = useQuery(estimateQuery({ projectId, questionId }, waiting, { consensus }));
  const start = useMutation({
    mutationFn: () => codeAnswers({ projectId, questionId }, { consensus }),
    onSuccess: refresh,
  });
  useFocusAfter(start.isSuccess);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        type="button"
        look="primary"
        size="large"
        disabled={start.isPending || isRefreshing || cost?.sufficient === false}
        onClick={() => start.mutate()}
      >
        <Icon name="run" /> Code {cost ? counted(codedBy(cost), "answer") : "answers"}
      </Button>
      {cost && <CostLine cost={cost} />}
      <ConsensusChoice isChosen={consensus} onChange={setConsensus} />
    </span>
  );
}
