import { useSegmentName } from "../segments/segment-names";
import { Button } from "../ui/button";
import { FilterChip } from "../ui/filter-chip";
import { passFocusOn } from "../ui/keep-focus";

type WeightChipProps = {
  /** The segment that weights what is shown; null for none. */
  weight: string | null;
  /** The question's own weight; null if it has none. */
  usualWeight: string | null;
  /** What is weighted, as in "Show the table unweighted". */
  what: "table" | "overview";
  /** Null for the weight of the question, "" for none. */
  onChange: (weight: string | null) => void;
};

/** Says which weight is used, and switches it off; if the question's own weight is off, offers to switch it on. */
export function WeightChip({ weight, usualWeight, what, onChange }: WeightChipProps) {
  const nameOf = useSegmentName();
  if (weight !== null) {
    return (
      <FilterChip
        field="Weight"
        value={nameOf(weight)}
        dropLabel={`Show the ${what} unweighted, without ${nameOf(weight)}`}
        onDrop={() => onChange("")}
      />
    );
  }
  if (usualWeight === null) return null;
  return (
    <Button ref={passFocusOn} type="button" look="ghost" onClick={() => onChange(null)}>
      <span className="max-w-60 truncate">Weight by {nameOf(usualWeight)}</span>
    </Button>
  );
}
