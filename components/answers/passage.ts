import type { Passage } from "./decision";

/** The selected words between two places of a text, without the white space around them; null if no words are left. */
export function passageOf(text: string, start: number, end: number): Passage | null {
  const selected = text.slice(start, end);
  const evidence = selected.trim();
  if (evidence === "") return null;
  return { evidence, evidenceStart: start + selected.indexOf(evidence) };
}

/** The place of the page's selection in an element, in characters of its text; null if the selection is elsewhere. */
export function selectedIn(element: HTMLElement): { start: number; end: number; box: DOMRect } | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length, box: range.getBoundingClientRect() };
}
