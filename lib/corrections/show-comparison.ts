import type { Sentiment } from "@/db/schema/terms";
import type { Codebook } from "@/lib/codebook/codebook";
import { namedCodesOf } from "./code-names";
import type { ComparedEdit, ComparedEdits } from "./compare-edits";
import type { ReadEdits } from "./read-edits";

/** The most differences, conflicts and unknown rows that are listed one by one. */
const MAX_SHOWN = 200;
const LONGEST_TEXT = 500;

/** The changes of a file, as the API shows them; `applied` is null for a comparison only. */
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
  const shownCodes = (mentions: readonly ShownMention[]) =>
    mentions.map(({ number, sentiment }) => {
      const { name, category } = codes.get(number) ?? { name: `Code ${number}`, category: null };
      return { code_number: number, name, category, mention_sentiment: sentiment };
    });
  const ownSentiments = new Map(codebook.flatMap((category) => category.codes.map((c) => [c.codeNumber, c.sentiment])));
  const shown = (edit: ComparedEdit) => ({
    row: edit.row,
    id: edit.id,
    response_id: edit.responseId,
    text: edit.text.slice(0, LONGEST_TEXT),
    exported: shownCodes(edit.exported.mentions),
    current: shownCodes(edit.current.mentions),
    edited: shownCodes(resultOf(edit, ownSentiments)),
    reviewed: {
      exported: edit.exported.reviewed,
      current: edit.current.reviewed,
      edited: edit.reviewed ?? (edit.codes !== null || edit.current.reviewed),
    },
    text_changed: edit.hasNewText,
  });
  const { changes, conflicts, alreadySo, unknown } = compared;
  return {
    applied,
    version: null as number | null,
    answers: read.answers,
    unchanged: read.answers - read.edits.length,
    already_so: alreadySo,
    change_count: changes.length,
    changes: changes.slice(0, MAX_SHOWN).map(shown),
    conflict_count: conflicts.length,
    conflicts: conflicts.slice(0, MAX_SHOWN).map(shown),
    unknown_count: unknown.length,
    unknown: unknown.slice(0, MAX_SHOWN).map(({ row, responseId }) => ({ row, response_id: responseId })),
    problem_count: read.problemCount,
    problems: read.problems,
    notes: read.notes,
  };
}

type ShownMention = { number: number; sentiment: Sentiment | null };

/** The mentions that an answer has after the import: a kept code keeps its sentiment, a new one has that of the code. */
function resultOf({ codes, current }: ComparedEdit, own: ReadonlyMap<number, Sentiment>): ShownMention[] {
  const felt = new Map(current.mentions.map(({ number, sentiment }) => [number, sentiment]));
  return (codes ?? current.mentions).map(({ number, sentiment }) => ({
    number,
    sentiment: sentiment ?? felt.get(number) ?? own.get(number) ?? null,
  }));
}
