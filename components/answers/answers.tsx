"use client";

import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AnswerLine } from "@/lib/results/list-answers";
import { usePaletteAction } from "../palette/palette-actions";
import { questionHref } from "../projects/queries";
import { codesQuery, questionCountsQuery } from "../questions/queries";
import { Button, ButtonLink } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { LoadFailed } from "../ui/load-failed";
import { dialogOnDemand, onDemand } from "../ui/on-demand";
import { toast } from "../ui/toast";
import { AnswerHead } from "./answer-head";
import { AnswerList } from "./answer-list";
import { AnswerReviewRow } from "./answer-review-row";
import { AnswerToolbar } from "./answer-toolbar";
import { fetchCodeFinder } from "./code-finder";
import { changed, checked, type Decision, withEvidence, withNextSentiment, withoutCode } from "./decision";
import { KeyHints } from "./key-hints";
import { answersQuery } from "./queries";
import { useAnswerFilter } from "./use-answer-filter";
import { usePicking } from "./use-picking";
import { useReview } from "./use-review";
import { useReviewKeys } from "./use-review-keys";
import { useSelection } from "./use-selection";

const BulkBar = onDemand(() => import("./bulk-bar").then((module) => module.BulkBar), {
  giveUp: ({ onPicking }) => onPicking(null),
  takesFocus: ({ picking }) => picking !== null,
});
const FocusMode = dialogOnDemand(() => import("./focus-mode").then((module) => module.FocusMode));
const MarkDialog = dialogOnDemand(() => import("./mark-dialog").then((module) => module.MarkDialog));

/** A single message about chosen answers, so that its Undo always belongs to the latest decision. */
const TOAST = "review";

/** In focus mode, more answers are loaded when this many are left. */
const LOAD_AHEAD = 10;

type AnswersProps = { projectId: string; questionId: string; withSentiment: boolean; mayWrite: boolean };

/** The answers of a question, to read and to review. The address of the page holds the filters. */
export function Answers({ projectId, questionId, withSentiment, mayWrite }: AnswersProps) {
  const { filter, change, replace } = useAnswerFilter();
  const { data: codes } = useSuspenseQuery(codesQuery(questionId));
  const { data: counts } = useSuspenseQuery(questionCountsQuery(questionId));
  const { data, fetchNextPage, hasNextPage, isPlaceholderData, error, refetch } = useInfiniteQuery({
    ...answersQuery(questionId, filter),
    placeholderData: keepPreviousData,
  });
  const total = data?.pages[0]?.total ?? 0;
  const [current, setCurrent] = useState(-1);
  const [isFocused, setFocused] = useState(false);
  const isFocusedNow = useRef(isFocused);
  isFocusedNow.current = isFocused;
  const [finding, setFinding] = useState<string | null>(null);
  const [marking, setMarking] = useState<{ id: string; codeId: string } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const ids = { projectId, questionId };
  const review = useReview(ids);
  const answers = review.withPending(data?.pages ?? []).flatMap((page) => page.answers);
  const selection = useSelection(answers);
  const bulk = usePicking(mayWrite ? selection.chosen : []);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  const goTo = (place: number) => setCurrent(Math.max(0, Math.min(answers.length - 1, place)));
  const here = answers[current];
  const openFocus = () => {
    goTo(Math.max(0, current));
    setFocused(true);
  };
  const decide = (answer: AnswerLine, decision: Decision) => {
    toast.dismiss(TOAST);
    review.decide([answer], () => decision);
  };
  const takeBack = () => {
    toast.dismiss(TOAST);
    const id = review.undo();
    if (id !== null) goTo(answers.findIndex((answer) => answer.id === id));
  };
  const confirm = (answer: AnswerLine) => decide(answer, checked(answer));
  useReviewKeys({
    next: () => goTo(current + 1),
    previous: () => goTo(current - 1),
    confirm: () => {
      if (mayWrite && here) confirm(here);
      goTo(current + 1);
    },
    removeCode: (number) => {
      const taken = here?.mentions[number - 1];
      if (!mayWrite || !here || !taken) return;
      decide(here, changed(here, withoutCode(here.mentions, taken.codeId)));
    },
    changeSentiment: (number) => {
      const mentions = withSentiment && here ? withNextSentiment(here.mentions, number) : null;
      if (mayWrite && here && mentions) decide(here, changed(here, mentions));
    },
    findCode: () => mayWrite && here && setFinding(here.id),
    mark: () => {
      const [first] = here?.mentions ?? [];
      if (mayWrite && here && first) setMarking({ id: here.id, codeId: first.codeId });
    },
    undo: takeBack,
    search: () => search.current?.focus(),
    select: () => mayWrite && here && selection.toggle(current),
    focus: () => mayWrite && answers.length > 0 && openFocus(),
  });
  const marked = answers.find(({ id }) => id === marking?.id);
  usePaletteAction("Focus mode", "review", mayWrite && answers.length > 0 ? openFocus : null);
  const isReviewing = mayWrite && current >= 0;
  useEffect(() => {
    if (!isReviewing) return;
    for (const part of [BulkBar, FocusMode, MarkDialog]) part.fetchAhead();
    fetchCodeFinder();
  }, [isReviewing]);
  useEffect(() => {
    if (isFocused && current >= answers.length - LOAD_AHEAD && hasNextPage) loadMore();
  }, [isFocused, current, answers.length, hasNextPage, loadMore]);

  return (
    <>
      <AnswerToolbar
        questionId={questionId}
        filter={filter}
        codes={codes}
        counts={{ ...counts, uncoded: counts.total - counts.coded, checked: counts.reviewed }}
        searchField={search}
        onSearched={() => list.current?.focus()}
        onFocus={mayWrite && answers.length > 0 ? openFocus : undefined}
        shown={
          total === counts.total ? counted(total, "answer") : `${whole(total)} of ${counted(counts.total, "answer")}`
        }
        onChange={(part) => {
          // What was typed is searched after a short wait. Somebody may have opened the focus mode meanwhile.
          setCurrent(isFocusedNow.current ? 0 : -1);
          selection.clear();
          change(part);
        }}
      />
      {error && <LoadFailed error={error} onRetry={refetch} className="px-4 py-6 sm:px-6" />}
      {!error && data && answers.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 px-4 py-6 text-ink-2 sm:px-6">
          {counts.total === 0 ? "The answers to this question will be listed here." : "No answer passes these filters."}
          {counts.total === 0 && mayWrite && (
            <ButtonLink href={`${questionHref(projectId, questionId)}/upload`}>Upload answers</ButtonLink>
          )}
          {counts.total > 0 && (
            <Button type="button" onClick={() => replace({})}>
              <Icon name="close" /> Drop all filters
            </Button>
          )}
        </div>
      )}
      {answers.length > 0 && (
        <AnswerHead
          loaded={answers.length}
          selected={selection.chosen.length}
          onSelectAll={mayWrite ? selection.toggleAll : undefined}
        />
      )}
      <AnswerList
        ref={list}
        answers={answers}
        hasMore={hasNextPage}
        loadMore={loadMore}
        current={current}
        onCurrent={setCurrent}
        takesFocus={!isFocused && !marking}
        isDimmed={isPlaceholderData}
        row={(answer, place) => (
          <AnswerReviewRow
            ids={ids}
            answer={answer}
            codes={codes}
            isCurrent={place === current}
            isTabStop={place === Math.max(0, current)}
            withSentiment={withSentiment}
            mayWrite={mayWrite}
            isSelected={selection.has(answer.id)}
            onSelect={(isRange) => selection.toggle(place, isRange)}
            isFinding={finding === answer.id}
            onFinding={(isOpen) => {
              if (isOpen) setCurrent(place);
              setFinding(isOpen ? answer.id : null);
            }}
            onMark={(codeId) => {
              setCurrent(place);
              setMarking({ id: answer.id, codeId });
            }}
            onDecide={(decision) => decide(answer, decision)}
          />
        )}
      />
      {marking && marked && (
        <MarkDialog
          answer={marked}
          codeId={marking.codeId}
          onEvidence={(codeId, passage) =>
            decide(marked, changed(marked, withEvidence(marked.mentions, codeId, passage)))
          }
          onClose={() => setMarking(null)}
        />
      )}
      {mayWrite && selection.chosen.length > 0 && (
        <BulkBar
          ids={ids}
          chosen={selection.chosen}
          codes={codes}
          onDecide={(chosen, decision, words) => {
            if (chosen.length > 0) review.decide(chosen, decision);
            const description = counted(chosen.length, "answer");
            toast(words, {
              id: TOAST,
              description,
              ...(chosen.length > 0 && { action: { label: "Undo", onClick: takeBack } }),
            });
          }}
          onClear={selection.clear}
          {...bulk}
        />
      )}
      <p role="status" className="sr-only">
        {selection.chosen.length > 0 && `${counted(selection.chosen.length, "answer")} selected`}
      </p>
      {mayWrite && answers.length > 0 && <KeyHints />}
      {isFocused && here && (
        <FocusMode
          ids={ids}
          answer={here}
          place={current}
          total={total}
          codes={codes}
          withSentiment={withSentiment}
          onMove={(by) => goTo(current + by)}
          onDecide={(decision) => decide(here, decision)}
          onConfirm={() => {
            confirm(here);
            goTo(current + 1);
          }}
          onUndo={takeBack}
          onClose={() => setFocused(false)}
        />
      )}
    </>
  );
}
