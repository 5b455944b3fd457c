import { CONFIDENCE_LABELS, CONFIDENCES, SENTIMENT_LABELS, SENTIMENTS } from "@/lib/export/sav/labels";
import { savVariable } from "@/lib/tables/sav-column";
import type { Table } from "@/lib/tables/table";
import { variableName } from "@/lib/tables/write-sav/names";
import { packCases } from "@/lib/tables/write-sav/pack-cases";
import { LONGEST_STRING, type SavValue, type SavVariable } from "@/lib/tables/write-sav/sav-file";
import { type Compression, writeDictionary } from "@/lib/tables/write-sav/write-dictionary";
import { ZlibBlocks } from "@/lib/tables/write-sav/zlib-blocks";
import type { CodingResult } from "./result";

type Coded = CodingResult["results"][number]["codes"][number];
/** A variable of the file, and a function that gives its value in the case with this number. */
type Column = { variable: SavVariable; cellOf: (at: number) => SavValue };

/**
 * Encodes the coded answers as a .sav file. It has the columns of the input: those of an SPSS file as they were there,
 * others numeric if all values are numbers. After
 * them come the mentions, `CODE_1`, `CODE_2` …, which form the multiple-response set `$CODES`; each mention has its
 * sentiment, confidence and evidence.
 */
export async function encodeSav(
  label: string,
  table: Table,
  result: CodingResult,
  compression: Compression,
): Promise<Buffer> {
  const taken = new Set<string>();
  const own = table.columns.map((name, place) => ownColumn(table, { name, place, taken }));
  const mentions = Math.max(1, longest(result.results.map(({ codes }) => codes.length)));
  const coded = codedColumns(result, mentions, taken);
  const columns = [...own, ...coded.codes, ...coded.details];
  const variables = columns.map(({ variable }) => variable);
  const members = coded.codes.map(({ variable }) => variable.name);
  const sets = members.length > 1 ? [{ name: "CODES", label: "Codes", variables: members }] : [];
  const weight = own[table.savWeight ?? -1]?.variable.name;
  const file = { label, variables, sets, weight, cases: table.rows.length };
  const dictionary = writeDictionary(file, new Date(), compression);
  const cases = table.rows.map((_, at) => columns.map(({ cellOf }) => cellOf(at)));
  const widths = variables.map(({ width }) => width);
  const packed = packCases(widths, cases, { before: null, isLast: true }).bytes;
  if (compression === "bytecode") return Buffer.concat([dictionary, packed]);
  const blocks = new ZlibBlocks();
  const data: Uint8Array[] = [];
  for await (const block of blocks.compress([packed])) data.push(block);
  const { header, trailer } = blocks.frame(dictionary.length);
  return Buffer.concat([dictionary, header, ...data, trailer]);
}

/** A number as a file writes it. Values such as `007` and `1e5` do not match and stay text. */
const NUMBER = /^-?(0|[1-9][0-9]{0,14})([.][0-9]{1,10})?$/;

function ownColumn(
  { rows, labels, savColumns }: Table,
  { name, place, taken }: { name: string; place: number; taken: Set<string> },
): Column {
  const cells = rows.map((row) => row[place] ?? "");
  const column = savColumns?.[place];
  if (column) return keptColumn({ ...column, name: variableName(name, taken), label: labels?.[place] ?? "" }, cells);
  const filled = cells.filter((cell) => cell !== "");
  const named = { name: variableName(name, taken), label: name };
  if (filled.length === 0 || !filled.every((cell) => NUMBER.test(cell))) return textColumn(named, cells);
  const decimals = longest(filled.map((cell) => (cell.split(".")[1] ?? "").length));
  const format = { digits: Math.max(8, longest(filled.map(({ length }) => length)) + 1), decimals };
  return {
    variable: { ...named, width: 0, measure: "scale", format },
    cellOf: (at) => (cells[at] ? Number(cells[at]) : null),
  };
}

/** A variable of an SPSS file with its values. */
const keptColumn = (variable: SavVariable, cells: readonly string[]): Column => ({
  variable: savVariable(variable, longest(cells.map((cell) => Buffer.byteLength(cell)))),
  cellOf: (at) => (cells[at] ? (variable.width > 0 ? cells[at] : Number(cells[at])) : null),
});

const textColumn = (named: { name: string; label: string }, cells: readonly string[]): Column => ({
  variable: {
    ...named,
    width: Math.min(LONGEST_STRING, Math.max(1, longest(cells.map((cell) => Buffer.byteLength(cell))))),
    measure: "nominal",
  },
  cellOf: (at) => cells[at] ?? null,
});

function codedColumns({ codebook, results }: CodingResult, mentions: number, taken: Set<string>) {
  const places = Array.from({ length: mentions }, (_, place) => place);
  const codeLabels = codebook.flatMap(({ codes }) =>
    codes.map(({ code_number, name }) => [code_number, name] as const),
  );
  const numbers = (
    part: string,
    valueLabels: NonNullable<SavVariable["valueLabels"]>,
    read: (code: Coded) => number,
  ): Column[] =>
    places.map((place) => ({
      variable: { ...named(part, place, taken), width: 0, measure: "nominal", valueLabels },
      cellOf: (at) => {
        const code = results[at]?.codes[place];
        return code ? read(code) : null;
      },
    }));
  const evidence = places.map((place) =>
    textColumn(
      named("EVIDENCE", place, taken),
      results.map(({ codes }) => codes[place]?.evidence ?? ""),
    ),
  );
  return {
    codes: numbers("CODE", codeLabels, ({ code_number }) => code_number),
    details: [
      ...numbers("SENTIMENT", SENTIMENT_LABELS, ({ mention_sentiment }) => SENTIMENTS[mention_sentiment]),
      ...numbers("CONFIDENCE", CONFIDENCE_LABELS, ({ confidence }) => CONFIDENCES[confidence]),
      ...evidence,
    ],
  };
}

const LABELS: Record<string, string> = {
  CODE: "Code",
  SENTIMENT: "Sentiment",
  CONFIDENCE: "Confidence",
  EVIDENCE: "Evidence",
};

const named = (part: string, place: number, taken: Set<string>) => ({
  name: variableName(`${part}_${place + 1}`, taken),
  label: `${LABELS[part]} of mention ${place + 1}`,
});

const longest = (lengths: readonly number[]) => lengths.reduce((max, length) => Math.max(max, length), 0);
