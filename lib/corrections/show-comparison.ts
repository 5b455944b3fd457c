import type { Codebook } from "@/lib/codebook/codebook";
import { namedCodesOf } from "./code-names";
import type { ComparedEdit, ComparedEdits } from "./compare-edits";
import type { ReadEdits } from "./read-edits";

/** Differences, conflicts and unknown rows that are listed one by one. */
const MOST_SHOWN = 200;
const LONGEST_TEXT = 500;

/** What a file changes, as the API shows it; `applied` is null where nothing was to be changed. */
export function showComparison({
  read,
  compared,
  codebook,
  applied,
}: {
  read: ReadEdits;
  compared: ComparedEdits;
  codebook: Codebook;
  applied: number | null;
}) {
  const codes = new Map(namedCodesOf(codebook).map((code) => [code.number, code]));
  const shownCodes = (numbers: readonly number[]) =>
    numbers.map((number) => {
      const { name, category } = codes.get(number) ?? { name: `Code ${number}`, category: null };
      return { code_number: number, name, category };
    });
  const shown = ({ row, id, responseId, text, exported, current, edited, hasNewText }: ComparedEdit) => ({
    row,
    id,
    response_id: responseId,
    text: text.slice(0, LONGEST_TEXT),
    exported: shownCodes(exported),
    current: shownCodes(current),
    edited: shownCodes(edited),
    text_changed: hasNewText,
  });
  const { changes, conflicts, alreadySo, unknown } = compared;
  return {
    applied,
    version: null as number | null,
    answers: read.answers,
    unchanged: read.answers - read.edits.length,
    already_so: alreadySo,
    change_count: changes.length,
    changes: changes.slice(0, MOST_SHOWN).map(shown),
    conflict_count: conflicts.length,
    conflicts: conflicts.slice(0, MOST_SHOWN).map(shown),
    unknown_count: unknown.length,
    unknown: unknown.slice(0, MOST_SHOWN).map(({ row, responseId }) => ({ row, response_id: responseId })),
    problem_count: read.problemCount,
    problems: read.problems,
    notes: read.notes,
  };
}
