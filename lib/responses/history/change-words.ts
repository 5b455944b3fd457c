import { counted } from "@/lib/text/figures";

/** How a change touched some answers: `code` is the name of a code that they got, lost or kept otherwise. */
export type Touch = {
  kind: "added" | "removed" | "sentiment" | "evidence" | "checked" | "unchecked";
  code: string | null;
  answers: number;
};

/** The most codes that the words name. */
const MAX_NAMED = 3;

/**
 * What was done to answers, for people: `Replaced “Slow” by “Waiting time” in 64 answers`. `touches` tells of `part` of
 * them, which were decided together.
 */
export function changeWords(touches: readonly Touch[], part: number, answers: number): string {
  const these = counted(answers, "answer");
  const codes = (wanted: Touch["kind"]) => touches.flatMap(({ kind, code }) => (kind === wanted && code ? [code] : []));
  const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(", ");
  const [added, removed, felt, marked] = [codes("added"), codes("removed"), codes("sentiment"), codes("evidence")];
  const isOfAll = (kind: Touch["kind"]) => touches.some((touch) => touch.kind === kind && touch.answers === part);
  const kinds = [added, removed, felt, marked].filter((names) => names.length > 0);
  const [names = []] = kinds;
  if (kinds.length === 0) {
    if (isOfAll("checked")) return `Checked ${these}`;
    return isOfAll("unchecked") ? `Took the check off ${these}` : `Changed ${these}`;
  }
  if (kinds.length === 2 && added.length === 1 && removed.length === 1 && isOfAll("added") && isOfAll("removed")) {
    return `Replaced ${named(removed)} by ${named(added)} in ${these}`;
  }
  if (kinds.length > 1 || names.length > MAX_NAMED) return recoded(answers);
  if (names === added) return `Added ${named(names)} to ${these}`;
  if (names === removed) return `Removed ${named(names)} from ${these}`;
  if (names === felt) return `Changed the sentiment of ${named(names)} in ${these}`;
  return `Marked other words for ${named(names)} in ${these}`;
}

export const recoded = (answers: number) => `Changed the codes of ${counted(answers, "answer")}`;
