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
};

const EDGES: Record<Confidence, string | null> = { high: null, medium: "chip-medium", low: "chip-low" };

/** One code of an answer: its category's colour, a solid, thin or dashed edge by confidence, and its sentiment. */
export function CodeChip({ name, colour, confidence, sentiment }: CodeChipProps) {
  return (
    <span className={classNames("chip", `cat-${colour}`, EDGES[confidence])}>
      <span>{name}</span>
      {sentiment && <SentimentSign sentiment={sentiment} bare />}
    </span>
  );
}
