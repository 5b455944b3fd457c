"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { usePaletteAction } from "../palette/palette-actions";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { Skeleton } from "../ui/skeleton";
import { CodeChanges } from "./code-changes";
import { ConsensusChoice } from "./consensus";
import { type Cost, CostLine } from "./cost-line";
import { codeAnswers, estimateQuery, previewCoding } from "./queries";

type CodeAgainProps = { projectId: string; questionId: string; open: number; reviewed: number };

/** Opens a dialog that codes answers again, for example after changes to the codebook. It shows the price first. */
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

const MODES = [
  {
    mode: "changed",
    name: "Answers that changes to the codebook affect",
    note: "Answers with a code that was changed after they were coded. If any code was added or changed, also answers without a code, and those in “Other”.",
  },
  { mode: "all", name: "All answers", note: "All except those that somebody has checked or edited." },
] as const;

type Mode = (typeof MODES)[number]["mode"];

function CodeAgainDialog({ projectId, questionId, open, reviewed, onClose }: CodeAgainProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [extend, setExtend] = useState(false);
  const [consensus, setConsensus] = useState(false);
  const noteId = useId();
  const router = useRouter();
  const ids = { projectId, questionId };
  const { data: changed } = useQuery({ ...estimateQuery(ids, open, { mode: "changed", consensus }), staleTime: 0 });
  const { data: all } = useQuery(estimateQuery(ids, open, { mode: "all", consensus }));
  const costs = { changed, all };
  const mode = chosen ?? (changed && answersOf(changed) > 0 ? "changed" : "all");
  const cost = costs[mode];
  const start = useMutation({
    mutationFn: () => codeAnswers(ids, { mode, extend_codebook: extend, consensus }),
    onSuccess: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title="Code answers again"
      description={`${lesson(reviewed)} The present codes stay in the codebook’s history.`}
      act={cost ? `Code ${counted(answersOf(cost), "answer")} again` : "Code again"}
      isSending={start.isPending || !cost?.sufficient || answersOf(cost) === 0}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Which answers</legend>
        {MODES.map(({ mode: each, name, note }) => (
          <label key={each} className="flex items-start gap-2 py-1">
            <input
              type="radio"
              name="mode"
              checked={mode === each}
              onChange={() => setChosen(each)}
              aria-describedby={`${noteId}-${each}`}
              className="mt-0.5 size-4 flex-none accent-accent"
            />
            <span className="grid">
              {name}
              <span id={`${noteId}-${each}`} className="type-small text-ink-3">
                {note}
              </span>
              <Price cost={costs[each]} />
            </span>
          </label>
        ))}
      </fieldset>
      <Preview key={mode} ids={ids} mode={mode} isOffered={!consensus && cost !== undefined && answersOf(cost) > 0} />
      <label className="mt-2 flex items-start gap-2 border-t border-line py-3">
        <input
          type="checkbox"
          checked={extend}
          onChange={({ target }) => setExtend(target.checked)}
          aria-describedby={noteId}
          className="mt-0.5 size-4 flex-none accent-accent"
        />
        <span className="grid">
          Add codes for answers that fit none
          <span id={noteId} className="type-small text-ink-3">
            What several such answers have in common becomes a new code.
          </span>
        </span>
      </label>
      <ConsensusChoice isChosen={consensus} onChange={setConsensus} />
    </FormDialog>
  );
}

/** Codes a sample of the answers when asked to, and shows what would change. */
function Preview({ ids, mode, isOffered }: { ids: QuestionIds; mode: Mode; isOffered: boolean }) {
  const preview = useMutation({ mutationFn: () => previewCoding(ids, mode) });
  if (!isOffered) return null;
  if (preview.data) {
    const { sample, answers, code_changes } = preview.data;
    return (
      <section aria-label="Preview" className="mt-2 border-t border-line pt-3">
        <p className="mb-1 font-[550]">
          In a random sample of {whole(sample)} of {counted(answers, "answer")}
        </p>
        <CodeChanges changes={code_changes} />
      </section>
    );
  }
  return (
    <Button type="button" className="mt-2" disabled={preview.isPending} onClick={() => preview.mutate()}>
      {preview.isPending ? "Coding a sample…" : "Preview on a sample"}
    </Button>
  );
}

/** The number of answers that are coded. Empty and unreadable cells are not counted as answers. */
const answersOf = ({ billable, duplicates }: Cost): number => billable + duplicates;

function Price({ cost }: { cost: Cost | undefined }) {
  if (!cost) return <Skeleton className="mt-1 h-4 w-48" />;
  if (answersOf(cost) === 0) return <span className="type-small text-ink-3">None at present.</span>;
  return (
    <span className="type-small">
      {counted(answersOf(cost), "answer")}: <CostLine cost={cost} />
    </span>
  );
}

function lesson(reviewed: number): string {
  return reviewed > 0
    ? `Checked answers stay as they are and serve as examples: ${counted(reviewed, "answer")}.`
    : "Answers are coded with the codebook as it is now. Nobody has checked an answer yet that could serve as an example.";
}
