import { z } from "zod";
import type { ByteSource } from "./byte-source";
import { decoderFor, findEncoding } from "./decode-text";
import { nameColumns, type OpenTable, TableError } from "./table";

const MOST_BYTES = 32 * 1024 * 1024;
const BATCH = 2_000;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const answers = z.union([z.array(z.string()).min(1), z.array(z.record(z.string(), z.unknown())).min(1)]);

/**
 * Opens a JSON array of strings or flat objects, or such an array under `responses`. Arrays and objects in a cell stay
 * JSON. At most 32 MiB, because JSON is the only format that is read into memory as a whole.
 */
export async function openJson(source: ByteSource): Promise<OpenTable> {
  if (source.size > MOST_BYTES) throw new TableError("A JSON file may have 32 MiB. Save larger tables as CSV.");
  const encoding = await findEncoding(source);
  const content = parse(decoderFor(encoding).decode(await source.read(0, source.size)));
  const list = z.object({ responses: z.unknown() }).safeParse(content).data?.responses ?? content;
  const parsed = answers.safeParse(list);
  if (!parsed.success) {
    throw new TableError('Expected a JSON array of answers: ["…", "…"] or [{ "id": "1", "text": "…" }, …].');
  }
  const records = parsed.data.map((item) => new Map(Object.entries(typeof item === "string" ? { text: item } : item)));
  const keys = [...new Set(records.flatMap((record) => [...record.keys()]))];
  if (keys.length === 0) throw new TableError("The objects in this JSON file have no fields.");
  return {
    format: "json",
    encoding,
    ...nameColumns(keys),
    async *batches() {
      for (let start = 0; start < records.length; start += BATCH) {
        const rows = records.slice(start, start + BATCH).map((record, index) => ({
          row: start + index + 1,
          cells: keys.map((key) => cellText(record.get(key))),
        }));
        yield { rows, share: (start + rows.length) / records.length };
      }
    },
  };
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
