"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { usePaletteAction } from "../palette/palette-actions";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { CostLine } from "./cost-line";
import { codeAnswers, estimateQuery } from "./queries";

type CodeAgainProps = { projectId: string; questionId: string; open: number; reviewed: number };

/** Codes again every answer that nobody has reviewed: of use after changes to the codebook or many reviews. */
export function CodeAgain(props: CodeAgainProps) {
  const [isAsking, setAsking] = useState(false);
  usePaletteAction("Code again", "run", () => setAsking(true));
  return (
    <>
      <Button type="button" size="large" onClick={() => setAsking(true)}>
        Code again
      </Button>
      {isAsking && <CodeAgainDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function CodeAgainDialog({ projectId, questionId, open, reviewed, onClose }: CodeAgainProps & { onClose: () => void }) {
  const [extend, setExtend] = useState(false);
  const noteId = useId();
  const router = useRouter();
  const ids = { projectId, questionId };
  const { data: cost } = useQuery(estimateQuery(ids, open, "all"));
  const start = useMutation({
    mutationFn: () => codeAnswers(ids, { mode: "all", extend_codebook: extend }),
    onSuccess: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={`Code ${counted(open, "answer")} again`}
      description={`${lesson(reviewed)} The codes that they have now stay in the codebook's history.`}
      act="Code again"
      isSending={start.isPending || cost?.sufficient === false}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <label className="flex items-start gap-2 py-1">
        <input
          type="checkbox"
          checked={extend}
          onChange={({ target }) => setExtend(target.checked)}
          aria-describedby={noteId}
          className="mt-0.5 size-4 accent-accent"
        />
        <span className="grid">
          Add codes for answers that fit none
          <span id={noteId} className="type-small text-ink-3">
            What several such answers have in common becomes a new code.
          </span>
        </span>
      </label>
      {cost && (
        <p className="mt-3">
          <CostLine cost={cost} />
        </p>
      )}
    </FormDialog>
  );
}

function lesson(reviewed: number): string {
  return reviewed > 0
    ? `What people reviewed stays as it is and serves as an example: ${counted(reviewed, "answer")}.`
    : "With the codebook as it is now; nobody has reviewed an answer to learn from yet.";
}
