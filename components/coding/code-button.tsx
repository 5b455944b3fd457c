"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { useFocusAfter } from "../ui/keep-focus";
import { useRefresh } from "../ui/use-refresh";
import { CostLine } from "./cost-line";
import { codeAnswers, estimateQuery } from "./queries";

type CodeButtonProps = { projectId: string; questionId: string; answers: number };

/** Shows what coding the open answers will cost, and starts it. */
export function CodeButton({ projectId, questionId, answers }: CodeButtonProps) {
  const [refresh, isRefreshing] = useRefresh();
  const { data: cost } = useQuery(estimateQuery({ projectId, questionId }, answers));
  const start = useMutation({
    mutationFn: () => codeAnswers({ projectId, questionId }),
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
        <Icon name="run" /> Code {counted(answers, "answer")}
      </Button>
      {cost && <CostLine cost={cost} />}
    </span>
  );
}
