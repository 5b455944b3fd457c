"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { FormDialog } from "../ui/form-dialog";
import { useCodebookPage } from "./codebook-context";
import { USUAL_KNOBS } from "./generation-body";
import { GenerationKnobs } from "./generation-knobs";
import { generateCodebook } from "./queries";

/** `frame`: the frame that is chosen at first. */
type GenerateDialogProps = { ids: QuestionIds; onClose: () => void; frame?: string };

/** Replaces the codebook by a new one, generated from the answers. */
export function GenerateDialog({ ids, onClose, frame = "auto" }: GenerateDialogProps) {
  const { editor, codingType } = useCodebookPage();
  const { requests } = editor.view;
  const [knobs, setKnobs] = useState({ ...USUAL_KNOBS, frame, requests });
  const router = useRouter();
  const generate = useMutation({
    mutationFn: () => generateCodebook(ids, knobs),
    onSuccess: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title="Rebuild the codebook"
      description="Codes of the same category and name keep their number and answers; all others are removed. The version before stays in the history. Free."
      act="Rebuild"
      isSending={generate.isPending}
      onSubmit={() => generate.mutate()}
      onClose={onClose}
    >
      <GenerationKnobs type={codingType} knobs={knobs} onChange={setKnobs} />
    </FormDialog>
  );
}
