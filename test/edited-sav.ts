import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { packCases } from "@/lib/tables/write-sav/pack-cases";
import { writeDictionary } from "@/lib/tables/write-sav/write-dictionary";

/** A value to write into an SPSS file: the place of its case, from 0, and the name of its variable. */
type SavEdit = { place: number; variable: string; value: string };

const TEXTS = ["ID", "Q1", "Q1_KEY", "OPEN1", "OPEN1_KEY", "CODED1", "CODED1_KEY"];

/** An exported SPSS file after somebody has changed some of its values. */
export async function editedSav(exported: Uint8Array, edits: readonly SavEdit[]): Promise<Uint8Array> {
  const table = await openTable(sourceOf(exported), "a.sav", { isUnlabelled: true });
  const cases: (string | null)[][] = [];
  for await (const { rows } of table.batches()) cases.push(...rows.map(({ cells }) => cells));
  for (const { place, variable, value } of edits) cases[place]?.splice(table.columns.indexOf(variable), 1, value);
  const widths = table.columns.map((name) => (TEXTS.includes(name) ? 200 : 0));
  const variables = table.columns.map((name, at) => ({
    ...{ name, label: "", width: widths[at] ?? 0 },
    measure: "nominal" as const,
  }));
  const values = cases.map((cells) => cells.map((cell, at) => (cell === null || widths[at] ? cell : Number(cell))));
  const dictionary = writeDictionary({ label: "", variables, sets: [], cases: cases.length }, new Date());
  return Buffer.concat([dictionary, packCases(widths, values, { before: null, isLast: true }).bytes]);
}
