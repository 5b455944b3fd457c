import type { SavDictionary, SavValue } from "@/lib/tables/write-sav/sav-file";
import type { ExportedCase } from "../exported-case";
import { dictionaryOf, type SavPlan } from "../sav/sav-plan";
import { caseValues } from "../sav/sav-values";
import { fieldsOf, tripleSVariables, withoutSavColumns } from "../triple-s/triple-s-variables";
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

/** The content of a planned SPSS or triple-s file with these first cases. */
export function planContent(plan: SavPlan, cases: readonly ExportedCase[], format: "sav" | "triple-s"): Content {
  if (format === "sav") return spssContent(dictionaryOf(plan), cases.map(caseValues(plan)));
  const plain = withoutSavColumns(plan);
  return tripleSContent(dictionaryOf(plain), cases.map(caseValues(plain)));
}

function spssContent(dictionary: SavDictionary, rows: SavValue[][]): Content {
  const sets = dictionary.sets.map(({ name, label, variables }) => ({
    name: `$${name}`,
    label,
    columns: variables.length,
  }));
  return { columns: spssColumns(dictionary), sets, rows };
}

/** Made from the values of an SPSS file. */
function tripleSContent(dictionary: SavDictionary, rows: SavValue[][]): Content {
  const variables = tripleSVariables(dictionary);
  return { columns: tripleSColumns(variables), sets: [], rows: rows.map((values) => fieldsOf(variables, values)) };
}
