import { useState } from "react";
import type { AnswerLine } from "@/lib/responses/list-answers";

const NONE: ReadonlySet<string> = new Set();

/** Which of the answers are selected. */
export function useSelection(answers: readonly AnswerLine[]) {
  const [ids, setIds] = useState(NONE);
  const [last, setLast] = useState<number | null>(null);
  /**
   * Selects an answer or removes it from the selection. With `isRange`, selects all answers from the one selected last.
   */
  const toggle = (index: number, isRange = false) => {
    const next = new Set(ids);
    const [from, to] = isRange && last !== null ? [Math.min(last, index), Math.max(last, index)] : [index, index];
    for (const { id } of answers.slice(from, to + 1)) {
      if (from === to && next.has(id)) next.delete(id);
      else next.add(id);
    }
    setIds(next);
    setLast(index);
  };
  return {
    chosen: answers.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle,
    choose: (chosen: readonly string[]) => setIds(new Set(chosen)),
    clear: () => setIds(NONE),
  };
}
