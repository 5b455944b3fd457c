import { isNumber, wholeNumber } from "./whole-number";

/** A row of a codeframe. */
export type FrameRow = {
  row: number;
  /** With the spaces before it, which tell how deep the row stands. */
  label: string;
  number: string;
  /** The cells of the columns of nets, from the outermost to the innermost. */
  nets: string[];
  /** The cells of other columns that are read. */
  more: string[];
};

/** The code of a row, "" if it is a net alone, and the nets in which it stands, from the outermost to the innermost. */
export type NestedRow = { code: string; number: string; path: string[] };

/** Marks of a net: “NET: Service”, “SUBNET Staff”, “Service (NET)”. */
const MARKS = [
  /^(?:(?:sub)*net:|\((?:sub)*net\))\s*/i,
  /^(?:SUB)*NET[\s–-]+/,
  /\s*\((?:sub)*net\)$/i,
  /\s+(?:SUB)*NET$/,
];
/** “1 Friendly staff”, “1. Friendly staff”, “1 = Friendly staff”. */
const NUMBER_BEFORE = /^(\d{1,9})(?:\s*[.):=–-](?!\d)\s*|\s+)(?=\S)/;
const SHOWN = 5;

/**
 * Finds the nets of the codes. They stand in columns, where an empty cell may stand for the value above it, or in rows
 * of their own: rows with deeper ones below them, rows without a number, rows that are marked. In a table without
 * indentation an empty row ends a net. The notes tell what was found.
 */
export function nestRows(given: readonly FrameRow[], mayHoldNumbers: boolean): { rows: NestedRow[]; notes: string[] } {
  const rows = mayHoldNumbers ? splitNumbers(given) : given;
  const numbered = rows.filter(({ number }) => wholeNumber(number) !== null).length;
  const areNumbered = numbered > 0 && numbered * 2 >= rows.filter(({ label }) => label.trim() !== "").length;
  const isIndented = new Set(rows.filter(({ label }) => label.trim() !== "").map(indentOf)).size > 1;
  const names = rows.map(nameOf);
  const areNets = rows.map((row, index) => {
    const name = names[index] ?? "";
    if (name === "" || row.nets.some((net) => net !== "")) return false;
    if (hasMark(name)) return true;
    const next = rows[index + 1];
    if (isIndented) return next !== undefined && indentOf(next) > indentOf(row);
    return areNumbered && !isNumber(row.number) && row.more.every((cell) => cell === "");
  });
  const areHeads = names.map((name, index) => name === "" || areNets[index] === true);
  const columns = fillColumns(rows, areHeads);
  let above: { level: number; name: string }[] = [];
  const nested = rows.map((row, index): NestedRow => {
    const name = names[index] ?? "";
    const isNet = areNets[index] ?? false;
    const level = isIndented ? indentOf(row) : isNet ? marksIn(name) : endsBlock(rows, index, areHeads) ? 0 : Infinity;
    if (name !== "") above = above.filter((net) => net.level < level);
    if (isNet) above.push({ level, name: withoutMark(name) });
    const path = [...(columns[index] ?? []), ...above.map((net) => net.name)].filter((net) => net !== "");
    return { code: isNet ? "" : name, number: isNet ? "" : row.number, path };
  });
  const nets = names.filter((_, index) => areNets[index]);
  const numbers = rows.flatMap(({ number, label }, index) =>
    areNets[index] && number && label.trim() ? `${number} (${withoutMark(label.trim())})` : [],
  );
  const filled = rows[0]?.nets.flatMap((_, level) => (standsOnce(rows, level) ? [level + 1] : [])) ?? [];
  const notes = [
    ...(nets.length > 0 ? [`Rows that are nets of the codes below them: ${listOf(nets.map(withoutMark))}.`] : []),
    ...(numbers.length > 0 ? [`Nets have no numbers, so these are left out: ${listOf(numbers)}.`] : []),
    ...(filled.length > 0 ? ["An empty cell of a net takes the value above it."] : []),
  ];
  return { rows: nested, notes };
}

export const listOf = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(", ")} and ${names.length - SHOWN} more` : names.join(", ");

/** In steps of two spaces. A single space is none, because many files have one behind their commas. */
const indentOf = ({ label }: FrameRow): number => {
  const [space = ""] = /^\s*/.exec(label) ?? [];
  return Math.floor(space.replaceAll("\t", "  ").length / 2);
};

/** The name in a row; a net may stand in the column of the numbers. */
function nameOf({ label, number, nets }: FrameRow): string {
  if (label.trim() !== "" || isNumber(number) || nets.some((net) => net !== "")) return label.trim();
  return number;
}

const hasMark = (name: string) => withoutMark(name) !== name;
/** A longer name is none that a code may have. */
const LONGEST = 500;
const withoutMark = (name: string) =>
  name.length > LONGEST ? name : MARKS.reduce((text, mark) => text.replace(mark, ""), name) || name;
/** 0 for a net, 1 for a subnet. */
const marksIn = (name: string) => (hasMark(name) ? (/(?:sub)+(?=net)/i.exec(name)?.[0].length ?? 0) / 3 : 0);

/** Whether empty rows stand between a row and a code above it. */
function endsBlock(rows: readonly FrameRow[], index: number, areHeads: readonly boolean[]): boolean {
  const [row, before] = [rows[index], rows[index - 1]];
  return row !== undefined && before !== undefined && !areHeads[index - 1] && row.row - before.row > 1;
}

/** Takes the numbers out of the labels if at least half of them begin with one, all of them different. */
function splitNumbers(rows: readonly FrameRow[]): readonly FrameRow[] {
  const found = rows.map(({ label }) => NUMBER_BEFORE.exec(label.trim()));
  const numbers = found.flatMap((match) => match?.[1] ?? []);
  const areMany = numbers.length > 1 && numbers.length * 2 >= rows.length;
  if (!areMany || new Set(numbers).size < numbers.length) return rows;
  return rows.map((row, index) => {
    const match = found[index];
    if (!match) return row;
    const space = row.label.slice(0, row.label.length - row.label.trimStart().length);
    return { ...row, number: match[1] ?? "", label: space + row.label.trim().slice(match[0].length) };
  });
}

/** The values of the net columns. Those that stand once hold for the rows below them, until an outer one changes. */
function fillColumns(rows: readonly FrameRow[], areHeads: readonly boolean[]): string[][] {
  const once = rows[0]?.nets.map((_, level) => standsOnce(rows, level)) ?? [];
  let before: string[] = [];
  return rows.map(({ nets }, index) => {
    if (endsBlock(rows, index, areHeads)) before = [];
    before = nets.map((net, level) => {
      const isInside = nets.slice(0, level).every((outer, at) => outer === "" || outer === before[at]);
      return net === "" && once[level] && isInside ? (before[level] ?? "") : net;
    });
    return before;
  });
}

/** Whether the values of a net column stand in the first row of their block alone, as in merged cells. */
function standsOnce(rows: readonly FrameRow[], level: number): boolean {
  const filled = rows.flatMap(({ nets }) => nets[level] || []);
  return filled.length > 0 && filled.length < rows.length && new Set(filled).size === filled.length;
}
