"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button";
import { FormDialog } from "../ui/form-dialog";
import { Icon } from "../ui/icon";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";
import { useRefresh } from "../ui/use-refresh";
import { api, pages } from "../workbench/api";
import { QuestionChoice } from "./question-choice";

type AddWaveProps = { groupId: string; members: readonly string[] };

/** Adds a question as the last wave of a tracker. */
export function AddWave({ groupId, members }: AddWaveProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <Icon name="add" /> Add a wave
      </Button>
      {isOpen && <AddWaveDialog groupId={groupId} members={members} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddWaveDialog({ groupId, members, onClose }: AddWaveProps & { onClose: () => void }) {
  const [refresh] = useRefresh();
  const [questionId, setQuestionId] = useState("");
  const { data, error, refetch } = useQuery({
    queryKey: ["projects", "of-trackers"],
    queryFn: ({ signal }) => pages.projects({ signal }),
  });
  const add = useMutation({
    mutationFn: () => api.groups.addMembers(groupId, { question_ids: [questionId] }),
    onSuccess: () => {
      onClose();
      refresh();
    },
  });
  return (
    <FormDialog
      title={`Add wave ${members.length + 1}`}
      description="It takes the tracker’s codebook. Its codes with the same category and name as the tracker’s become one with them, and the tracker’s numbers are kept; its other codes are added to all waves."
      act="Add the wave"
      isSending={add.isPending}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-16" />}
      {data && (
        <QuestionChoice label="Question" projects={data} taken={members} value={questionId} onChange={setQuestionId} />
      )}
    </FormDialog>
  );
}
