/** How a delimited text separates cells and rows. */
export type Syntax = { delimiter: string; newline: "\n" | "\r\n" | "\r" };

/**
 * Doubles the quotation marks of cells that begin with one but never close it properly, so that they are read
 * literally and the rows below stay apart: `2,"never closed` becomes `2,"""never closed"`. A mark closes a cell if a
 * delimiter or a line break follows (RFC 4180); so does a later mark of the same line. `text` begins with a record. If
 * it `isWhole`, it ends with a line break; else more follows, and the last record is mended only if it is complete
 * enough to tell. Takes time in proportion to the text.
 */
export function mendQuotes(text: string, { delimiter, newline }: Syntax, isWhole: boolean): string {
  const separator = `\\s*?(?:${delimiter.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}|${newline})`;
  const cellEnd = new RegExp(separator, "y");
  const nextDelimiter = ahead((from) => text.indexOf(delimiter, from));
  const nextNewline = ahead((from) => text.indexOf(newline, from));
  const nextClosing = ahead((from) => indexOfMatch(new RegExp(`${UNPAIRED}(?=${separator})`, "g"), text, from));
  const parts: string[] = [];
  let copied = 0;
  for (let at = text.indexOf('"'), next = 0; at !== -1; at = text.indexOf('"', next)) {
    next = at + 1;
    const startsCell =
      at === 0 || text.startsWith(delimiter, at - delimiter.length) || text.startsWith(newline, at - newline.length);
    if (!startsCell) continue;
    const mark = unpairedMark(text, next);
    if (mark !== -1 && matchesAt(cellEnd, text, mark + 1)) {
      next = mark + 1;
      continue;
    }
    if (!isWhole && (mark === -1 || matchesAt(BLANK_TO_END, text, mark + 1))) break;
    const lineEnd = nextNewline(at);
    if (lineEnd === Number.POSITIVE_INFINITY) break;
    const closing = mark === -1 ? lineEnd : nextClosing(mark + 1);
    if (closing < lineEnd) {
      next = closing + 1;
      continue;
    }
    next = Math.min(nextDelimiter(at), lineEnd);
    parts.push(text.slice(copied, at), '"', text.slice(at, next).replaceAll('"', '""'), '"');
    copied = next;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(copied);
}

/** The last of an odd number of consecutive quotation marks. The marks before it are pairs: `""` stands for one `"`. */
const UNPAIRED = '"(?!")(?<=(?<!")(?:"")*")';
const BLANK_TO_END = /\s*$/y;

/** The position of the first mark from `from` on, within a quoted cell, that is not doubled; -1 if there is none. */
function unpairedMark(text: string, from: number): number {
  let mark = text.indexOf('"', from);
  while (mark !== -1 && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2);
  return mark;
}

/** Searches forward, for positions that only grow, without passing over the same text twice. */
function ahead(find: (from: number) => number): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = find(from);
    if (found === -1) found = Number.POSITIVE_INFINITY;
    return found;
  };
}

function indexOfMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

function matchesAt(pattern: RegExp, text: string, from: number): boolean {
  pattern.lastIndex = from;
  return pattern.test(text);
}
