"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WaveLine } from "@/lib/groups/list-trackers";
import { CostLine } from "../coding/cost-line";
import { codeAnswers, codedBy, estimateQuery } from "../coding/queries";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { Segmented } from "../ui/segmented";
import { useRefresh } from "../ui/use-refresh";

/** Codes the open answers of a wave, with the present codebook or also with new codes. */
export function CodeWave({ wave }: { wave: WaveLine }) {
  const [isOpen, setOpen] = useState(false);
  const answers = useCodedAnswers(wave);
  return (
    <>
      <Button type="button" aria-label={`Code ${answers} of wave ${wave.wave}`} onClick={() => setOpen(true)}>
        Code {answers}
      </Button>
      {isOpen && <CodeWaveDialog wave={wave} onClose={() => setOpen(false)} />}
    </>
  );
}

const idsOf = (wave: WaveLine) => ({ projectId: wave.project_id, questionId: wave.id });

/** How many answers will be coded, in words. As on the question's page, empty and unreadable ones are not counted. */
function useCodedAnswers(wave: WaveLine): string {
  const { data: cost } = useQuery(estimateQuery(idsOf(wave), wave.open));
  return cost ? counted(codedBy(cost), "answer") : "answers";
}

const OPTIONS = [
  { value: "fixed", words: "Keep the codebook" },
  { value: "extended", words: "Add new codes" },
] as const;

const HINTS = {
  fixed:
    "Only the codes that the tracker has. Answers that fit none stay without a code, and the waves stay comparable.",
  extended:
    "What several answers without a code have in common becomes a new code, in all waves. Earlier waves show 0 for it until they are coded again.",
};

function CodeWaveDialog({ wave, onClose }: { wave: WaveLine; onClose: () => void }) {
  const [choice, setChoice] = useState<(typeof OPTIONS)[number]["value"]>("fixed");
  const [refresh] = useRefresh();
  const ids = idsOf(wave);
  const answers = useCodedAnswers(wave);
  const { data: cost } = useQuery(estimateQuery(ids, wave.open));
  const start = useMutation({
    mutationFn: () => codeAnswers(ids, { extend_codebook: choice === "extended" }),
    onSuccess: () => {
      onClose();
      refresh();
    },
  });
  return (
    <FormDialog
      title={`Code ${answers} of wave ${wave.wave}`}
      act="Start coding"
      isSending={start.isPending || cost?.sufficient === false}
      className="grid gap-2"
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <Segmented label="New codes in this wave" value={choice} options={OPTIONS} onChange={setChoice} />
      <p className="text-ink-2">{HINTS[choice]}</p>
      {cost && (
        <p>
          <CostLine cost={cost} />
        </p>
      )}
    </FormDialog>
  );
}
