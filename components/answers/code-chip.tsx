import type { ReactNode } from "react";
import type { Confidence, Sentiment } from "@/db/schema/terms";
import type { CategoryColour } from "@/lib/results/category-colour";
import { classNames } from "../ui/class-names";
import { SentimentSign } from "../ui/sentiment-sign";

type CodeChipProps = {
  name: string;
  colour: CategoryColour;
  confidence: Confidence;
  /** How the answer feels about it; left out where the coding knows no sentiment. */
  sentiment?: Sentiment | undefined;
  /** Stands before the name. */
  before?: ReactNode;
};

const EDGES: Record<Confidence, string | null> = { high: null, medium: "chip-medium", low: "chip-low" };

/** How a code's chip looks: its category's colour, a solid, thin or dashed edge by confidence. */
export const chipClasses = (colour: CategoryColour, confidence: Confidence) =>
  classNames("chip", `cat-${colour}`, EDGES[confidence]);

/** One code of an answer, with its sentiment. */
export function CodeChip({ name, colour, confidence, sentiment, before }: CodeChipProps) {
  return (
    <span className={chipClasses(colour, confidence)}>
      {before}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {sentiment && <SentimentSign sentiment={sentiment} bare />}
    </span>
  );
}
