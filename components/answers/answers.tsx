"use client";

import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useModel } from "../coding/model-abilities";
import { FilterNotice } from "../filters/filter-notice";
import { unknownCodes } from "../filters/unknown-codes";
import { usePaletteAction } from "../palette/palette-actions";
import { codesQuery, questionCountsQuery, reviewQuery } from "../questions/queries";
import { useIsCoder } from "../shell/coder-context";
import { counted, whole } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { onDemand } from "../ui/on-demand";
import { AnswerHead } from "./answer-head";
import { AnswerList } from "./answer-list";
import { AnswerReviewRow } from "./answer-review-row";
import { AnswerToolbar } from "./answer-toolbar";
import { ChosenAnswers } from "./chosen-answers";
import { changed, withEvidence } from "./decision";
import { KeyHints } from "./key-hints";
import { NoAnswers } from "./no-answers";
import { answersQuery } from "./queries";
import { useAnswerFilter } from "./use-answer-filter";
import { useAnswerKeys } from "./use-answer-keys";
import { useAnswerReview } from "./use-answer-review";
import { usePicking } from "./use-picking";
import { useSelectAll } from "./use-select-all";

const AnswerHistory = onDemand(async () => (await import("./answer-history")).AnswerHistory);
const FocusMode = onDemand(async () => (await import("./focus-mode")).FocusMode);
const MarkDialog = onDemand(async () => (await import("./mark-dialog")).MarkDialog);
const TranslateDialog = onDemand(async () => (await import("./translate-dialog")).TranslateDialog);

/** In focus mode, more answers are loaded when this many are left. */
const LOAD_AHEAD = 10;

type AnswersProps = {
  projectId: string;
  questionId: string;
  question: string;
  withSentiment: boolean;
  mayWrite: boolean;
  /** Whether the reader decides about answers, as coders do, who may write nothing else. */
  mayDecide: boolean;
  /** The id of the person who is signed in. */
  userId: string;
};

/** The answers of a question, to read and to review. The address of the page holds the filters. */
export function Answers(props: AnswersProps) {
  const { projectId, questionId, question, withSentiment, mayWrite, mayDecide, userId } = props;
  const { filter, change, replace } = useAnswerFilter();
  const { data: codes } = useSuspenseQuery(codesQuery(questionId));
  const { data: counts } = useSuspenseQuery(questionCountsQuery(questionId));
  const unknown = unknownCodes(filter, codes);
  const list = useInfiniteQuery({
    ...answersQuery(questionId, filter),
    enabled: unknown.length === 0,
    ...(unknown.length === 0 && { placeholderData: keepPreviousData }),
  });
  const { data, fetchNextPage, hasNextPage, isPlaceholderData, error, refetch } = list;
  const total = data?.pages[0]?.total ?? 0;
  const ids = { projectId, questionId };
  // The random sample is checked answer by answer.
  const maySelect = mayDecide && filter.view !== "sample";
  const review = useAnswerReview({ ids, pages: data?.pages ?? [], withSentiment });
  const { answers, selection, current, setCurrent, here, decide } = review;
  const { selectAll, isLoading } = useSelectAll(list, JSON.stringify(filter), selection.choose);
  const [isFocused, setFocused] = useState(false);
  const isFocusedNow = useRef(isFocused);
  isFocusedNow.current = isFocused;
  const [finding, setFinding] = useState<string | null>(null);
  const { translatesInto } = useModel();
  const [translating, setTranslating] = useState<{ chosen?: string[] } | null>(null);
  const translate = mayWrite && translatesInto !== null ? () => setTranslating({}) : null;
  usePaletteAction("Translate answers", "run", translate);
  const { data: reviewed } = useQuery(reviewQuery(ids));
  const coderNames = new Map(reviewed?.coders.map(({ user_id, name }) => [user_id, name]));
  const [showsHistory, setShowsHistory] = useState(false);
  // The history names people of the organization.
  const toggleHistory = useIsCoder() ? null : () => setShowsHistory(!showsHistory);
  usePaletteAction("History of the answers", "history", toggleHistory);
  const [marking, setMarking] = useState<{ id: string; codeId: string } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const listed = useRef<HTMLOListElement>(null);
  const picking = usePicking(maySelect ? selection.chosen : []);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const startAgain = () => {
    // The search runs a moment after the last letter; by then, the focus mode may have been opened.
    setCurrent(isFocusedNow.current ? 0 : -1);
    selection.clear();
  };
  const openFocus = () => {
    review.goTo(current);
    setFocused(true);
  };
  useAnswerKeys({
    review,
    mayWrite: mayDecide,
    maySelect,
    onSearch: () => search.current?.focus(),
    onFindCode: setFinding,
    onMark: (id, codeId) => setMarking({ id, codeId }),
    onFocus: openFocus,
  });
  const marked = answers.find(({ id }) => id === marking?.id);
  usePaletteAction("Focus mode", "review", mayDecide && answers.length > 0 ? openFocus : null);
  useEffect(() => {
    if (isFocused && current >= answers.length - LOAD_AHEAD && hasNextPage) loadMore();
  }, [isFocused, current, answers.length, hasNextPage, loadMore]);

  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <AnswerToolbar
          ids={ids}
          filter={filter}
          codes={codes}
          counts={{ ...counts, uncoded: counts.total - counts.coded, checked: counts.reviewed }}
          userId={userId}
          searchField={search}
          onSearched={() => listed.current?.focus()}
          onFocus={mayDecide && answers.length > 0 ? openFocus : undefined}
          onHistory={toggleHistory ?? undefined}
          onTranslate={translate ?? undefined}
          shown={
            total === counts.total ? counted(total, "answer") : `${whole(total)} of ${counted(counts.total, "answer")}`
          }
          mayWrite={mayWrite}
          onChange={(part) => {
            startAgain();
            change(part);
          }}
          onReplace={(next) => {
            startAgain();
            replace({ ...next, sort: filter.sort });
          }}
        />
        {unknown.length > 0 && <FilterNotice ids={ids} codes={codes} unknown={unknown} />}
        {error && <LoadFailed error={error} onRetry={refetch} className="px-4 py-6 sm:px-6" />}
        {!error && data && answers.length === 0 && (
          <NoAnswers ids={ids} hasAnswers={counts.total > 0} mayWrite={mayWrite} onDropFilters={() => replace({})} />
        )}
        {answers.length > 0 && (
          <AnswerHead
            total={total}
            selected={selection.chosen.length}
            onSelectAll={maySelect ? (isSelected) => (isSelected ? void selectAll() : selection.clear()) : undefined}
            isLoading={isLoading || isPlaceholderData}
          />
        )}
        <AnswerList
          ref={listed}
          answers={answers}
          hasMore={hasNextPage}
          loadMore={loadMore}
          current={current}
          onCurrent={setCurrent}
          takesFocus={!isFocused && !marking}
          isDimmed={isPlaceholderData}
          row={(answer, index) => (
            <AnswerReviewRow
              ids={ids}
              answer={answer}
              coder={answer.coderId && coderNames.get(answer.coderId)}
              codes={codes}
              isCurrent={index === current}
              isTabStop={index === Math.max(0, current)}
              withSentiment={withSentiment}
              mayWrite={mayDecide}
              maySelect={maySelect}
              isSelected={selection.has(answer.id)}
              onSelect={(isRange) => selection.toggle(index, isRange)}
              isFinding={finding === answer.id}
              onFinding={(isOpen) => {
                if (isOpen) setCurrent(index);
                setFinding(isOpen ? answer.id : null);
              }}
              onMark={(codeId) => {
                setCurrent(index);
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
        {maySelect && (
          <ChosenAnswers
            {...{ ids, review, codes, userId, mayWrite, picking }}
            onTranslate={translate && ((chosen) => setTranslating({ chosen }))}
          />
        )}
        {translating && <TranslateDialog ids={ids} {...translating} onClose={() => setTranslating(null)} />}
        <p role="status" className="sr-only">
          {selection.chosen.length > 0 && `${counted(selection.chosen.length, "answer")} selected`}
        </p>
        {mayDecide && answers.length > 0 && <KeyHints />}
        {isFocused && here && (
          <FocusMode
            ids={ids}
            question={question}
            answer={here}
            index={current}
            total={total}
            codes={codes}
            withSentiment={withSentiment}
            onMove={review.move}
            onDecide={(decision) => decide(here, decision)}
            onConfirm={() => {
              review.accept(here);
              review.move(1);
            }}
            onUndo={review.takeBack}
            onIdentical={review.decideIdentical}
            onClose={() => setFocused(false)}
          />
        )}
      </div>
      {showsHistory && <AnswerHistory ids={ids} mayWrite={mayWrite} onClose={() => setShowsHistory(false)} />}
    </div>
  );
}
