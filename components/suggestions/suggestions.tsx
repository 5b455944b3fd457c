"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { counted } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Ago } from "../ui/moment";
import { Notice } from "../ui/notice";
import { Segmented } from "../ui/segmented";
import { Skeleton } from "../ui/skeleton";
import { AfterCoding } from "./after-coding";
import { lookForSuggestions, type Suggestion, type SuggestionStatus, suggestionsQuery } from "./queries";
import { SuggestionCard } from "./suggestion-card";
import { useKeptFocus } from "./use-kept-focus";
import { useResolve } from "./use-resolve";

const STATUSES: readonly { value: SuggestionStatus; words: string }[] = [
  { value: "pending", words: "Open" },
  { value: "applied", words: "Applied" },
  { value: "dismissed", words: "Dismissed" },
];

const NOTHING: Record<SuggestionStatus, string> = {
  pending: "Nothing to suggest: the codes fit the answers as they are. New answers and edits bring new suggestions.",
  applied: "Applied suggestions will be listed here.",
  dismissed: "Dismissed suggestions will be listed here, with their reasons.",
};

type SuggestionsProps = {
  ids: QuestionIds;
  mayWrite: boolean;
  /** The open suggestions as computed last: they are shown while the server looks whether there are others by now. */
  stored: Suggestion[];
  /** Whether a language model finds them, which is asked only when somebody wants it. */
  byModel: boolean;
};

/** The suggestions for a better codebook: a card each, to apply, change or dismiss. */
export function Suggestions({ ids, mayWrite, stored, byModel }: SuggestionsProps) {
  const [status, setStatus] = useState<SuggestionStatus>("pending");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...suggestionsQuery(ids, status, !byModel),
    ...(status === "pending" &&
      stored.length > 0 && {
        initialData: { suggestions: stored, computing: false, computedAt: null, outdated: false },
        initialDataUpdatedAt: 0,
      }),
  });
  const isReading = status === "pending" && (data?.computing || (isFetching && !data?.computedAt));
  const resolve = useResolve(ids);
  const suggestions = resolve.withMoves(status, data?.suggestions ?? []);
  const asks = status === "pending" && data?.outdated && mayWrite;
  const { list, rememberFocus } = useKeptFocus(suggestions.length);
  const wanted = suggestions.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="grid max-w-[920px] content-start gap-4 px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Which suggestions"
          value={status}
          options={STATUSES}
          onChange={(next) => {
            setChosen(new Set());
            setStatus(next);
          }}
        />
        <p role="status" className="type-small text-ink-3">
          {isReading ? readingWords(suggestions) : data && counted(suggestions.length, "suggestion")}
        </p>
        {!isReading && status === "pending" && data?.computedAt && (
          <p className="type-small text-ink-3">
            updated <Ago at={new Date(data.computedAt)} />
          </p>
        )}
        {wanted.length > 0 && (
          <span className="ms-auto flex items-center gap-2">
            <Button
              type="button"
              look="primary"
              onClick={() => {
                resolve.applyAll(wanted);
                setChosen(new Set());
              }}
            >
              Apply {counted(wanted.length, "suggestion")}
            </Button>
            <Button type="button" look="ghost" onClick={() => setChosen(new Set())}>
              Clear
            </Button>
          </span>
        )}
      </div>
      {asks && <LookForThem ids={ids} />}
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && <Waiting />}
      {data && suggestions.length === 0 && !isReading && !asks && (
        <EmptyState title="No suggestions">{NOTHING[status]}</EmptyState>
      )}
      <ul ref={list} onFocus={rememberFocus} className="grid gap-0 border-t border-line empty:border-0">
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            ids={ids}
            suggestion={suggestion}
            mayWrite={mayWrite}
            step={resolve.latest.get(suggestion.id)}
            isChosen={chosen.has(suggestion.id)}
            onChoose={() => toggle(suggestion.id)}
            onApply={(overrides) => resolve.apply(suggestion, overrides)}
            onDismiss={(reason) => resolve.dismiss(suggestion, reason)}
            onRevert={() => resolve.revert(suggestion)}
            onReopen={() => resolve.reopen(suggestion)}
          />
        ))}
      </ul>
      {mayWrite && !byModel && <AfterCoding projectId={ids.projectId} />}
    </div>
  );
}

/** Asks a language model for suggestions: it costs tokens, so nothing else does. */
function LookForThem({ ids }: { ids: QuestionIds }) {
  const cache = useQueryClient();
  const look = useMutation({
    mutationFn: () => lookForSuggestions(ids),
    onSettled: () => cache.invalidateQueries({ queryKey: ["questions", ids.questionId, "suggestions"] }),
  });
  return (
    <Notice tone="plain">
      <span className="grid justify-items-start gap-2">
        There may be new suggestions. The language model finds them when you ask: it reads some of the answers without a
        sure code, for about an eighth of the tokens that coding took.
        <Button type="button" disabled={look.isPending} onClick={() => look.mutate()}>
          {look.isPending ? "Looking…" : "Look for suggestions"}
        </Button>
      </span>
    </Notice>
  );
}

const readingWords = ({ length }: readonly Suggestion[]) =>
  length > 0 ? "Reading the answers for more" : "Reading the answers for suggestions; this may take some seconds";

/** Placeholders of the cards while suggestions are loading. */
const Waiting = () => (
  <div aria-hidden="true" className="border-t border-line">
    {["w-72", "w-56", "w-64"].map((width) => (
      <div key={width} className="grid gap-2.5 border-b border-line py-4 ps-7">
        <Skeleton className={`h-4 max-w-full ${width}`} />
        <Skeleton className="h-3 w-[70%]" />
        <Skeleton className="mt-2 h-7 w-64 max-w-full" />
      </div>
    ))}
  </div>
);
