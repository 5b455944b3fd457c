import type { AnswerKey, KeptMention } from "@/lib/export/answer-key";
import type { CodeColumns } from "./code-columns";
import { isSameSet, type RowCode } from "./row-codes";
import type { CellSentiment } from "./row-sentiments";

/** The changes that a file makes to an exported answer. */
export type Edit = {
  row: number;
  responseId: string;
  textHash: string;
  exported: { mentions: KeptMention[]; reviewed: boolean };
  /** All codes that the answer gets, with edited sentiments; null if neither was edited. */
  codes: RowCode[] | null;
  /** Null if it was not edited. */
  reviewed: boolean | null;
};

/** The content of an answer's row or rows; `reviewed` is null if its cell is empty. */
export type RowContent = { row: number; codes: RowCode[]; reviewed: boolean | null };

/** The edits in a row; null if nothing was edited. */
export function editOf(key: AnswerKey, content: RowContent, layout: CodeColumns["layout"]): Edit | null {
  const { responseId, textHash, mentions, reviewed } = key;
  const given = new Set(content.codes.map(({ number }) => number));
  const before = new Map(mentions.map((mention) => [mention.number, mention]));
  const gone = new Set(
    [...before.values()].filter(({ number }) => !given.has(number)).map(({ sentiment }) => sentiment),
  );
  const codes = content.codes.map(({ number, sentiment }) => {
    const had = before.get(number);
    // Next to a new code, the cell may still hold the sentiment of the code that it replaced.
    const isEdited = had
      ? isOther(had.sentiment, sentiment)
      : layout === "dummies" || [...gone].every((felt) => isOther(felt, sentiment));
    return { number, sentiment: isEdited ? sentiment : null };
  });
  const isRecoded = !haveSameCodes(codes, mentions) || codes.some(({ sentiment }) => sentiment !== null);
  const isMarked = content.reviewed !== null && content.reviewed !== reviewed;
  if (!isRecoded && !isMarked) return null;
  return {
    ...{ row: content.row, responseId, textHash, exported: { mentions, reviewed } },
    codes: isRecoded ? codes : null,
    reviewed: isMarked ? content.reviewed : null,
  };
}

const isOther = (had: KeptMention["sentiment"], given: CellSentiment): boolean => given !== null && had !== given;

type Numbered = readonly { number: number }[];

/** Whether two lists hold the same codes, in any order. */
export const haveSameCodes = (one: Numbered, other: Numbered): boolean =>
  isSameSet(
    one.map(({ number }) => number),
    other.map(({ number }) => number),
  );
