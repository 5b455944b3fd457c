"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { MAX_WAVES } from "@/lib/groups/limits";
import { usePaletteAction } from "../palette/palette-actions";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";
import { Icon } from "../ui/icon";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";
import { api, pages } from "../workbench/api";
import { trackerHref } from "./queries";
import { QuestionChoice } from "./question-choice";

/** Makes questions the waves of one tracker. The button is prominent if there is no tracker yet. */
export function NewTracker({ isFirst }: { isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  usePaletteAction("New tracker", "add", () => setOpen(true));
  return (
    <>
      <Button type="button" look={isFirst ? "primary" : "outline"} onClick={() => setOpen(true)}>
        <Icon name="add" /> New tracker
      </Button>
      {isOpen && <NewTrackerDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewTrackerDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [name, setName] = useState("");
  const [waves, setWaves] = useState(["", ""]);
  const { data, error, refetch } = useQuery({
    queryKey: ["projects", "of-trackers"],
    queryFn: ({ signal }) => pages.projects({ signal }),
  });
  const create = useMutation({
    mutationFn: () => api.groups.create({ name: name.trim(), question_ids: waves.filter(Boolean) }),
    onSuccess: ({ id }) => router.push(trackerHref(id)),
  });
  return (
    <FormDialog
      title="New tracker"
      description="The same question in several surveys, earliest first. The waves share one codebook: codes with the same category and name become one, and the first wave’s numbers are kept."
      act="Make the tracker"
      isSending={create.isPending || create.isSuccess}
      className="grid gap-3"
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <Field
        id="tracker-name"
        label="Name"
        required
        maxLength={500}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-32" />}
      {data &&
        waves.map((wave, index) => (
          <QuestionChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: waves have no id before a question is chosen.
            key={index}
            label={`Wave ${index + 1}`}
            projects={data}
            taken={waves}
            value={wave}
            onChange={(id) => setWaves(waves.with(index, id))}
          />
        ))}
      {waves.length < MAX_WAVES && (
        <Button type="button" className="justify-self-start" onClick={() => setWaves([...waves, ""])}>
          <Icon name="add" /> Another wave
        </Button>
      )}
    </FormDialog>
  );
}
