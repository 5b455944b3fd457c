"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from "react";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { Skeleton } from "../ui/skeleton";

const ROW = 72;
/** The height of the bars that stay at the top while answers scroll. */
const HEAD = 104;

type AnswerListProps = {
  ref: RefObject<HTMLOListElement | null>;
  answers: readonly AnswerLine[];
  hasMore: boolean;
  loadMore: () => void;
  current: number;
  /** Called when the focus comes into an answer that is not the current one. */
  onCurrent: (index: number) => void;
  /** Whether the current answer takes the focus; false while a dialog is open over the list. */
  takesFocus: boolean;
  isDimmed: boolean;
  row: (answer: AnswerLine, index: number) => ReactNode;
};

/**
 * A list of any number of answers, of which only the visible ones are rendered. The current one is scrolled into view
 * and focused. Tab reaches only the current one, and so does not stop at every answer.
 */
export function AnswerList({
  ref: list,
  answers,
  hasMore,
  loadMore,
  current,
  onCurrent,
  takesFocus,
  isDimmed,
  row,
}: AnswerListProps) {
  const [top, setTop] = useState(0);
  useEffect(() => setTop(list.current?.offsetTop ?? 0), [list]);
  const virtual = useWindowVirtualizer({
    count: answers.length + (hasMore ? 1 : 0),
    estimateSize: () => ROW,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: HEAD,
    scrollPaddingEnd: 48,
    initialRect: { width: 1200, height: 900 },
    getItemKey: (index) => answers[index]?.id ?? "more",
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= answers.length - 1) loadMore();
  }, [hasMore, last, answers.length, loadMore]);
  const focusCurrent = useCallback(() => {
    if (current < 0 || !takesFocus) return;
    const item = () => list.current?.querySelector<HTMLElement>(`[data-index="${current}"]`);
    if (item()?.contains(document.activeElement)) return;
    virtual.scrollToIndex(current, { align: "auto" });
    requestAnimationFrame(() => item()?.focus({ preventScroll: true }));
  }, [current, virtual, takesFocus, list]);
  useEffect(focusCurrent, [focusCurrent]);
  const currentId = answers[current]?.id;
  useEffect(() => {
    // If a search has replaced the answers while one of them had the focus, the focus goes to the current answer.
    if (currentId !== undefined && document.activeElement === document.body) focusCurrent();
  }, [currentId, focusCurrent]);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label="Answers"
      aria-busy={isDimmed}
      className={isDimmed ? "relative opacity-60 outline-none" : "relative outline-none"}
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const answer = answers[index];
        return (
          <li
            key={key}
            data-index={index}
            ref={virtual.measureElement}
            tabIndex={index === Math.max(0, current) ? 0 : -1}
            // React also reports a focus in a menu or dialog of the answer, which is outside this element in the page.
            onFocus={({ currentTarget, target }) =>
              index !== current && answer && currentTarget.contains(target) && onCurrent(index)
            }
            aria-setsize={hasMore ? -1 : answers.length}
            aria-posinset={index + 1}
            aria-current={index === current ? "true" : undefined}
            className="absolute inset-x-0 top-0 outline-none"
            style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
          >
            {answer ? row(answer, index) : <Skeleton className="mx-6 my-3 h-10" />}
          </li>
        );
      })}
    </ol>
  );
}
