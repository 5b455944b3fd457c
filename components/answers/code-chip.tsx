import type { ReactNode } from "react";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { classNames } from "../ui/class-names";
import { SentimentSign } from "../ui/sentiment-sign";

type CodeChipProps = {
  name: string;
  colour: CategoryColour;
  confidence: Confidence;
  /** The sentiment of the mention; left out if the coding type has no sentiment. */
  sentiment?: Sentiment | undefined;
  /** Shown before the name. */
  before?: ReactNode;
};

const EDGES: Record<Confidence, string | null> = { high: null, medium: "chip-medium", low: "chip-low" };

/** The classes of a chip: the category's colour; a solid, thin or dashed outline by confidence. */
export const chipClasses = (colour: CategoryColour, confidence: Confidence) =>
  classNames("chip", `cat-${colour}`, EDGES[confidence]);

/** A code of an answer with the sentiment of its mention. */
export function CodeChip({ name, colour, confidence, sentiment, before }: CodeChipProps) {
  return (
    <span className={chipClasses(colour, confidence)}>
      {before}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {sentiment && <SentimentSign sentiment={sentiment} bare />}
    </span>
  );
}
