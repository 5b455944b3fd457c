"use client";

import type { Sentiment } from "@/db/schema/terms";
import type { AnswerMention } from "@/lib/responses/list-answers";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu";
import { SENTIMENT_ORDER, SentimentSign } from "../ui/sentiment-sign";
import { chipClasses } from "./code-chip";

type ChipMenuProps = {
  mention: AnswerMention;
  /** The number key that removes the code while its answer is the current one. */
  number: number | null;
  isTabStop: boolean;
  withSentiment: boolean;
  title: string | undefined;
  /** Marks the words that support the code. */
  onMark: () => void;
  onRemove: () => void;
  onSentiment: (sentiment: Sentiment) => void;
};

/** On touch screens, a chip also takes taps in the gap between the rows of chips. */
const TAPPED = "coarse:relative coarse:min-h-8 coarse:after:absolute coarse:after:inset-x-0 coarse:after:-inset-y-1.5";

const OPTIONS = SENTIMENT_ORDER.map((sentiment) => ({ value: sentiment, words: sentiment }));

/** A code of an answer, with a menu to remove it or to change its sentiment. */
export function ChipMenu({
  mention,
  number,
  isTabStop,
  withSentiment,
  title,
  onMark,
  onRemove,
  onSentiment,
}: ChipMenuProps) {
  const { name, colour, confidence, sentiment } = mention;
  const chip = (
    <button
      type="button"
      title={title}
      tabIndex={isTabStop ? 0 : -1}
      className={`${chipClasses(colour, confidence)} text-start ${TAPPED}`}
    >
      {number !== null && (
        <span aria-hidden="true" className="text-[10px] font-semibold opacity-70 pointer-coarse:hidden">
          {number}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {withSentiment && <SentimentSign sentiment={sentiment} bare />}
    </button>
  );
  return (
    <Menu trigger={chip} align="start">
      {withSentiment && (
        <>
          <MenuChoice label="Sentiment here" value={sentiment} options={OPTIONS} onChange={onSentiment} />
          <MenuLine />
        </>
      )}
      <MenuItem icon="edit" onSelect={onMark}>
        Mark words as evidence
      </MenuItem>
      <MenuItem icon="delete" onSelect={onRemove}>
        Remove from this answer
      </MenuItem>
    </Menu>
  );
}
