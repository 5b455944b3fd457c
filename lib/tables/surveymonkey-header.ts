import { nameColumns, type OpenTable, type Row } from "./table";

/** The second header row of a question with a single column. */
const PLAIN = /^(open-ended response|response)$/i;
/** A column that exports have before their questions. */
const COLLECTOR = /^collector ?id$/i;

/**
 * Whether this row is the first of SurveyMonkey's two header rows. It is narrower than the table if the last question
 * has several columns.
 */
export const isSurveyMonkeyHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => COLLECTOR.test(cell.trim()));

const NOTE =
  "The file has the two header rows of a SurveyMonkey export: the second one tells the columns of a question apart.";

/**
 * Recognises a file with the two header rows of SurveyMonkey: the questions, and below them their options. A column is
 * named by its question or, if the question has several columns, by question and option. The second row is not read as
 * an answer. Any other table is returned unchanged.
 */
export async function withSurveyMonkeyHeader(table: OpenTable): Promise<OpenTable> {
  if (table.format !== "csv" && table.format !== "xlsx") return table;
  const options = (await firstRow(table))?.cells.map((cell) => cell?.trim() ?? "") ?? [];
  const isExport = options[0] === "" && isSurveyMonkeyHeader(table.columns) && options.some((option) => option !== "");
  if (!isExport) return table;
  const { columns, notes } = nameColumns(namesOf(table.columns, options));
  return {
    ...table,
    columns,
    notes: [...table.notes, ...notes, NOTE],
    async *batches() {
      let isFirst = true;
      for await (const { rows, share } of table.batches()) {
        yield { rows: isFirst ? rows.slice(1) : rows, share };
        isFirst &&= rows.length === 0;
      }
    },
  };
}

function namesOf(columns: readonly string[], options: readonly string[]): string[] {
  let question = "";
  const questions = columns.map((name, place) => {
    const isUnnamed = name === `column ${place + 1}` && Boolean(options[place]);
    if (!isUnnamed) question = name;
    return question;
  });
  return questions.map((name, place) => {
    const option = options[place] ?? "";
    const isAlone = questions[place - 1] !== name && questions[place + 1] !== name;
    return option === "" || (isAlone && PLAIN.test(option)) ? name : `${name} - ${option}`;
  });
}

async function firstRow(table: OpenTable): Promise<Row | undefined> {
  for await (const { rows } of table.batches()) if (rows[0]) return rows[0];
  return undefined;
}
