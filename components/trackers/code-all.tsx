"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { useRefresh } from "../ui/use-refresh";
import { api } from "../workbench/api";

type CodeAllProps = { groupId: string; waiting: number };

/** Codes all waves again, and says how many checked answers they would newly learn from. */
export function CodeAll({ groupId, waiting }: CodeAllProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {waiting > 0 && (
        <span
          className="type-small text-ink-3"
          title="They count in the shares. Differences between waves use the machine’s codes for them until all waves are coded again."
        >
          {counted(waiting, "checked answer")} not learned from yet
        </span>
      )}
      <Button type="button" onClick={() => setAsking(true)}>
        Code all waves again
      </Button>
      {isAsking && <CodeAllDialog groupId={groupId} waiting={waiting} onClose={() => setAsking(false)} />}
    </>
  );
}

function CodeAllDialog({ groupId, waiting, onClose }: CodeAllProps & { onClose: () => void }) {
  const [refresh] = useRefresh();
  const { data: cost } = useQuery({
    queryKey: ["groups", groupId, "estimate"],
    queryFn: ({ signal }) => api.groups.estimate(groupId, { signal }),
    staleTime: 0,
  });
  const start = useMutation({
    mutationFn: () => api.groups.code(groupId, {}),
    onSuccess: () => {
      onClose();
      refresh();
    },
  });
  return (
    <FormDialog
      title="Code all waves again"
      description={`Every wave is coded by the present codebook and learns from all checked answers of all waves${waiting > 0 ? `, including ${whole(waiting)} checked since` : ""}. Checked answers keep their codes.`}
      act={cost ? `Code ${counted(cost.answers, "answer")} again` : "Code again"}
      isSending={start.isPending || !cost?.sufficient || cost.answers === 0}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <p className="figures text-ink-2">
        {cost
          ? `${counted(cost.estimated_credits, "credit")} of ${counted(cost.credits_remaining, "credit")} left`
          : "Counting…"}
      </p>
    </FormDialog>
  );
}
