import { z } from "zod";
import { decodeText } from "./decode-text";
import { type Table, TableError } from "./table";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const answers = z.union([z.array(z.string()).min(1), z.array(z.record(z.string(), z.unknown())).min(1)]);

/** Reads a JSON array of strings, or of flat objects; also the array under `responses`. Lists and objects in a cell are kept as JSON. */
export function readJson(bytes: Uint8Array): Table {
  const content = parse(decodeText(bytes));
  const list = z.object({ responses: z.unknown() }).safeParse(content).data?.responses ?? content;
  const parsed = answers.safeParse(list);
  if (!parsed.success) {
    throw new TableError('Expected a JSON array of answers: ["…", "…"] or [{ "id": "1", "text": "…" }, …].');
  }
  const records = parsed.data.map((item) => (typeof item === "string" ? { text: item } : item));
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  if (columns.length === 0) throw new TableError("The objects in this JSON file have no fields.");
  const rows = records.map((record) => {
    const cells = new Map(Object.entries(record));
    return columns.map((column) => cellText(cells.get(column)));
  });
  return { columns, rows, notes: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "";
    throw new TableError(`This JSON file can't be read: ${reason}`, { cause });
  }
}

function cellText(cell: unknown): string {
  const plain = value.safeParse(cell);
  if (cell === undefined || cell === null) return "";
  return plain.success ? String(plain.data) : JSON.stringify(cell);
}
