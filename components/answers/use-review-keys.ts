"use client";

import { useEffect, useRef } from "react";
import { shiftedDigit } from "./shifted-digit";

type ReadingKeys = {
  next: () => void;
  previous: () => void;
  /** Marks the answer as reviewed, if the person may, and goes to the next. */
  confirm: () => void;
  search: () => void;
};

type WritingKeys = {
  /** Removes the answer's code with this number, counted from 1. */
  removeCode: (number: number) => void;
  /** Gives the answer's code with this number the next sentiment. */
  changeSentiment: (number: number) => void;
  findCode: () => void;
  /** Opens the dialog that marks words of the answer as evidence. */
  mark: () => void;
  undo: () => void;
  /** Gives the answers with the text of the latest decided one its codes, if that is offered. */
  decideIdentical: () => void;
  /** Selects the answer, or removes it from the selection. */
  select: () => void;
  focus: () => void;
};

/** The action of each key. Viewers have only the keys that change nothing. */
export type ReviewKeys = ReadingKeys & Partial<WritingKeys>;

/** The keys of the review. They do nothing while somebody types or while a menu or a dialog is open. */
export function useReviewKeys(keys: ReviewKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isElsewhere(event)) return;
      const act = actFor(event, current.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox]), select, textarea, [role=dialog], [role=menu], [contenteditable]"))
    return true;
  return key === "Enter" && target.closest("a, button") !== null;
}

function actFor(event: KeyboardEvent, keys: ReviewKeys): (() => void) | null {
  const { key, ctrlKey, metaKey } = event;
  const shifted = shiftedDigit(event);
  if (shifted) return () => keys.changeSentiment?.(shifted);
  if (ctrlKey || metaKey) return key === "z" ? (keys.undo ?? null) : null;
  if (/^[1-9]$/.test(key)) return () => keys.removeCode?.(Number(key));
  switch (key) {
    case "j":
    case "ArrowDown":
      return keys.next;
    case "k":
    case "ArrowUp":
      return keys.previous;
    case "Enter":
      return keys.confirm;
    case "c":
      return keys.findCode ?? null;
    case "e":
      return keys.mark ?? null;
    case "x":
      return keys.select ?? null;
    case "z":
      return keys.undo ?? null;
    case "=":
      return keys.decideIdentical ?? null;
    case ".":
      return keys.focus ?? null;
    case "/":
      return keys.search;
    default:
      return null;
  }
}
