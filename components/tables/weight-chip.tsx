import { keyWords } from "../segments/segment-words";
import { Button } from "../ui/button";
import { FilterChip } from "../ui/filter-chip";
import type { TableQuery } from "./table-query";
import { weightOf } from "./usual-banner";

type WeightChipProps = {
  query: TableQuery;
  usualWeight: string | null;
  /** Null for the weight of the question, "" for none. */
  onChange: (weight: string | null) => void;
};

/** Says by what the table is weighted, and switches it off; where the question's own weight is off, switches it on. */
export function WeightChip({ query, usualWeight, onChange }: WeightChipProps) {
  const weight = weightOf(query, usualWeight);
  if (weight !== null) {
    return (
      <FilterChip
        field="Weight"
        value={keyWords(weight)}
        dropLabel={`Show the table unweighted, without ${keyWords(weight)}`}
        onDrop={() => onChange("")}
      />
    );
  }
  if (usualWeight === null) return null;
  return (
    <Button type="button" look="ghost" onClick={() => onChange(null)}>
      Weight by {keyWords(usualWeight)}
    </Button>
  );
}
