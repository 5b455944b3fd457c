import type { SavDictionary, SavValue } from "@/lib/tables/write-sav/sav-file";
import { fieldsOf, tripleSVariables } from "../triple-s/triple-s-variables";
import { type PreviewedColumn, spssColumns, tripleSColumns } from "./preview-columns";
import { shortened } from "./shorten";

/** The number of answers or respondents whose rows are shown. */
export const FIRST = 2;
/** The most columns and rows that are described. */
const MAX_COLUMNS = 300;
const MAX_ROWS = 4;

/** The columns of a file, its multiple-response sets, and its first rows. */
export type Content = {
  columns: PreviewedColumn[];
  sets: { name: string; label: string; columns: number }[];
  rows: (string | number | null)[][];
};

/** The content of a file, cut to the columns and rows that a preview shows. */
export const shownContent = ({ columns, sets, rows }: Content) => ({
  columns: columns.slice(0, MAX_COLUMNS),
  columns_total: columns.length,
  sets,
  rows: rows.slice(0, MAX_ROWS).map((row) => row.slice(0, MAX_COLUMNS).map(shortened)),
});

/** The content of an SPSS file with these first rows. */
export function spssContent(dictionary: SavDictionary, rows: SavValue[][]): Content {
  const sets = dictionary.sets.map(({ name, label, variables }) => ({
    name: `$${name}`,
    label,
    columns: variables.length,
  }));
  return { columns: spssColumns(dictionary), sets, rows };
}

/** The content of a triple-s file, made from the values of an SPSS file. */
export function tripleSContent(dictionary: SavDictionary, rows: SavValue[][]): Content {
  const variables = tripleSVariables(dictionary);
  return { columns: tripleSColumns(variables), sets: [], rows: rows.map((values) => fieldsOf(variables, values)) };
}
