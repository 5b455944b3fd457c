"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { GenerationKnobs, USUAL_KNOBS } from "./generation-knobs";
import { generateCodebook, type QuestionIds } from "./queries";

/** Replaces the codebook by a new one, generated from the answers. */
export function GenerateDialog({ ids, onClose }: { ids: QuestionIds; onClose: () => void }) {
  const [knobs, setKnobs] = useState(USUAL_KNOBS);
  const router = useRouter();
  const generate = useMutation({
    mutationFn: () => generateCodebook(ids, knobs),
    onSuccess: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Build the codebook anew"
      description="Codes of the same category and name keep their number and answers, the others go. The version before stays in the history. Free."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          generate.mutate();
        }}
      >
        <GenerationKnobs knobs={knobs} onChange={setKnobs} />
        <DialogButtons>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={generate.isPending}>
            Build
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
