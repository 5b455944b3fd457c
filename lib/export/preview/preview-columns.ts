import type { SavDictionary } from "@/lib/tables/write-sav/sav-file";
import type { Sheet } from "../layouts";
import type { TripleSVariable } from "../triple-s/triple-s-variables";

export type PreviewedColumn = {
  name: string;
  label: string | null;
  /** In the terms of the format: text and number; in triple-s character, quantity, logical, single and multiple. */
  type: "text" | "number" | TripleSVariable["type"];
  measure: "nominal" | "ordinal" | "scale" | null;
  /** The bytes of the longest text; null for numbers, and if the format does not say. */
  width: number | null;
  /** The first labels of values, and how many there are. */
  values: { value: number | string; label: string }[];
  values_total: number;
  /** Values that count as missing. */
  missing: (number | string)[];
  /** The multiple-response set to which it belongs. */
  set: string | null;
};

/** The most value labels that are listed of a column. */
const MAX_VALUES = 5;

type Labels = readonly (readonly [value: number | string, label: string])[];

const PLAIN = { label: null, measure: null, width: null, values: [], values_total: 0, missing: [], set: null };

const labelled = (labels: Labels) => ({
  values: labels.slice(0, MAX_VALUES).map(([value, label]) => ({ value, label })),
  values_total: labels.length,
});

/** The columns of a table in CSV or Excel. */
export const sheetColumns = ({ columns }: Pick<Sheet, "columns">): PreviewedColumn[] =>
  columns.map(({ name, type }) => ({ ...PLAIN, name, type }));

/** The variables of an SPSS file. */
export function spssColumns({ variables, sets }: SavDictionary): PreviewedColumn[] {
  const setOf = new Map(sets.flatMap((set) => set.variables.map((name) => [name, `$${set.name}`] as const)));
  return variables.map(({ name, label, width, measure, valueLabels = [], missing = [] }) => ({
    name,
    label,
    type: width > 0 ? "text" : "number",
    measure,
    width: width > 0 ? width : null,
    ...labelled(valueLabels),
    missing: [...missing],
    set: setOf.get(name) ?? null,
  }));
}

/** The variables of a triple-s file. */
export const tripleSColumns = (variables: readonly TripleSVariable[]): PreviewedColumn[] =>
  variables.map((variable) => ({
    ...PLAIN,
    name: variable.name,
    label: variable.label,
    type: variable.type,
    width: variable.type === "character" ? variable.size : null,
    ...("values" in variable && labelled(variable.values)),
  }));
