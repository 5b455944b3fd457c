"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { SidePanel } from "../ui/side-panel";
import { Skeleton } from "../ui/skeleton";
import { changesQuery, revertVersion, undoChange } from "./queries";
import { tellLeft } from "./tell-left";

const MOMENT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

type AnswerHistoryProps = { ids: QuestionIds; mayWrite: boolean; onClose: () => void };
type Chosen = { change: number | null; version: number | null };

/** What everybody changed in the answers' codes, newest first, each with a button that takes it back. */
export function AnswerHistory({ ids, mayWrite, onClose }: AnswerHistoryProps) {
  const queries = useQueryClient();
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(changesQuery(ids));
  const changes = data?.pages.flatMap((page) => page.data) ?? [];
  const undo = useMutation({
    mutationFn: async ({ change, version }: Chosen) => {
      if (change !== null) return undoChange(ids, change);
      if (version !== null) await revertVersion(ids, version);
      return null;
    },
    onSuccess(done, { version }) {
      toast(done?.summary ?? `Undid version ${version}`);
      if (done?.answers_left) tellLeft(done.answers_left);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["questions", ids.questionId] }),
  });
  return (
    <SidePanel title="History of the answers" onClose={onClose}>
      {isPending && <Skeleton className="h-40" />}
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {data && changes.length === 0 && <p className="text-ink-2">Nobody has changed an answer’s codes yet.</p>}
      <ol aria-label="Changes">
        {changes.map((made) => {
          const { change, version, summary, by, answers, answers_left, undoes, undone_by_version, text } = made;
          const again = made.undone_by;
          const isUndone = again !== null || undone_by_version !== null;
          return (
            <li key={`${change} ${version}`} className="border-t border-line-soft py-2.5 first:border-t-0">
              <p className={`wrap-anywhere ${isUndone ? "text-ink-3 line-through" : ""}`}>{summary}</p>
              {text !== null && <p className="line-clamp-2 text-ink-2 wrap-anywhere">{text}</p>}
              <p className="type-small text-ink-3 wrap-anywhere">
                <time dateTime={made.created_at}>{MOMENT.format(new Date(made.created_at))}</time> · {by}
                {version !== null && ` · ${counted(answers, "answer")} · version ${version} of the codebook`}
                {undone_by_version !== null && ` · undone by version ${undone_by_version}`}
                {answers_left > 0 && ` · ${counted(answers_left, "answer")} left, changed since`}
              </p>
              {mayWrite && (made.undoable || again !== null) && undoes === null && (
                <Button
                  type="button"
                  className="mt-1.5"
                  disabled={undo.isPending}
                  aria-label={`${again === null ? "Undo" : "Redo"}: ${summary}`}
                  onClick={() => undo.mutate(again === null ? { change, version } : { change: again, version: null })}
                >
                  {again === null ? "Undo" : "Redo"}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {hasNextPage && (
        <Button type="button" onClick={() => fetchNextPage()}>
          Older changes
        </Button>
      )}
    </SidePanel>
  );
}
