import { extname } from "node:path";
import { z } from "zod";
import { SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import { countRulesOf } from "@/lib/engines/count-rules";
import { AppError, type Issue, MAX_ISSUES } from "@/lib/errors/app-error";
import { unguard } from "@/lib/tables/formula-guard";
import { readTable } from "@/lib/tables/read-table";
import { TableError } from "@/lib/tables/table";
import { LARGEST_CODEBOOK, LONGEST_RULE, lengthOf } from "./codebook";

/** A codebook as read from a file. Whether its ids and numbers can be used depends on the question's codebook. */
export type FileCodebook = { name: string; codes: FileCode[] }[];
export type FileCode = {
  id: string | undefined;
  name: string;
  definition: string | null;
  include?: string;
  exclude?: string;
  sentiment: Sentiment;
  codeNumber: number | undefined;
};

const HEADERS: Record<keyof Cells, readonly string[]> = {
  category: ["category", "net", "theme", "group"],
  code: ["code", "code name", "label", "name"],
  definition: ["definition", "description"],
  include: ["include", "counts"],
  exclude: ["exclude", "does not count"],
  sentiment: ["sentiment"],
  codeNumber: ["code number", "number"],
  codeId: ["code id"],
};

type Cells = Record<
  "category" | "code" | "definition" | "include" | "exclude" | "sentiment" | "codeNumber" | "codeId",
  string
>;

/**
 * Reads a codebook from CSV, Excel or JSON: one row per code with the columns `category` and `code` and, optionally,
 * `definition`, `include`, `exclude`, `sentiment`, `code_number` and `code_id`. Throws VALIDATION_ERROR, which lists
 * each row that is wrong.
 */
export async function readCodebookFile(name: string, bytes: Uint8Array): Promise<FileCodebook> {
  if (extname(name).toLowerCase() === ".json") return readJson(bytes);
  const { columns, rows } = await readTable(name, bytes).catch((error) => {
    if (!(error instanceof TableError)) throw error;
    throw refused([{ path: "file", message: error.message }], error);
  });
  const place = columnPlaces(columns);
  const csv = extname(name).toLowerCase() !== ".xlsx";
  const cells = rows.map((row) => {
    const cell = (field: keyof Cells) => {
      const text = row[place[field] ?? -1] ?? "";
      return (csv ? unguard(text) : text).trim();
    };
    return {
      category: cell("category"),
      code: cell("code"),
      definition: cell("definition"),
      include: cell("include"),
      exclude: cell("exclude"),
      sentiment: cell("sentiment"),
      codeNumber: cell("codeNumber"),
      codeId: cell("codeId"),
    };
  });
  return codebookOf(cells.map((cell, index) => ({ ...cell, place: `row ${index + 2}` })));
}

function columnPlaces(columns: readonly string[]): Partial<Record<keyof Cells, number>> {
  const plain = columns.map((column) => column.toLowerCase().replaceAll("_", " ").trim());
  const places: Partial<Record<keyof Cells, number>> = {};
  for (const [field, headers] of Object.entries(HEADERS) as [keyof Cells, readonly string[]][]) {
    const found = headers.map((header) => plain.indexOf(header)).find((index) => index >= 0);
    if (found !== undefined) places[field] = found;
  }
  const missing = (["category", "code"] as const).filter((field) => places[field] === undefined);
  if (missing.length === 0) return places;
  const wanted = missing.map((field) => `"${field}"`).join(" and ");
  throw refused([{ path: "file", message: `has no column ${wanted}; its columns are ${columns.join(", ")}` }]);
}

/** Categories as an array, or under `categories` as in the API. */
const jsonCode = z.object({
  id: z.string().optional(),
  name: z.string(),
  definition: z.string().nullish(),
  include: z.string().nullish(),
  exclude: z.string().nullish(),
  sentiment: z.string().nullish(),
  code_number: z.int().nullish(),
});
const jsonCategories = z.array(z.object({ name: z.string(), codes: z.array(jsonCode) })).min(1);
const jsonFile = z.union([
  jsonCategories,
  z.object({ categories: jsonCategories }).transform((file) => file.categories),
]);

/**
 * The most opening brackets and commas in a JSON file, counted before it is parsed (including those within strings).
 * The largest codebook has up to seven fields per code, and definitions of some sentences.
 */
const MAX_MARKS = 150 * LARGEST_CODEBOOK.codes;
const MARKS = new Set(Buffer.from("{[,"));

function readJson(bytes: Uint8Array): FileCodebook {
  let marks = 0;
  for (const byte of bytes) if (MARKS.has(byte) && ++marks > MAX_MARKS) throw tooLarge(LARGEST_CODEBOOK.codes, "codes");
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw refused([{ path: "file", message: "is not JSON in UTF-8" }], cause);
  }
  const parsed = jsonFile.safeParse(content);
  if (!parsed.success) {
    const example = '{ "categories": [{ "name": "Service", "codes": [{ "name": "Friendly staff" }] }] }';
    throw refused([{ path: "file", message: `should look like ${example}` }], parsed.error);
  }
  return codebookOf(
    parsed.data.flatMap(({ name, codes }, index) => {
      const category = { ...NOTHING, category: name.trim() };
      if (codes.length === 0) return [{ ...category, place: `categories[${index}]` }];
      return codes.map((code, at) => ({
        ...category,
        code: code.name.trim(),
        definition: code.definition?.trim() ?? "",
        include: code.include?.trim() ?? "",
        exclude: code.exclude?.trim() ?? "",
        sentiment: code.sentiment ?? "",
        codeNumber: code.code_number?.toString() ?? "",
        codeId: code.id ?? "",
        place: `categories[${index}].codes[${at}]`,
      }));
    }),
  );
}

const NOTHING: Cells = {
  ...{ category: "", code: "", definition: "", include: "", exclude: "" },
  ...{ sentiment: "", codeNumber: "", codeId: "" },
};

const row = z.object({
  category: z.string().min(1, "has no category").max(500, "has a category name of over 500 characters"),
  code: z.string().max(500, "has a code name of over 500 characters"),
  definition: z.string().max(10_000, "has a definition of over 10,000 characters"),
  include: z.string().max(LONGEST_RULE, `has an include of over ${LONGEST_RULE.toLocaleString("en")} characters`),
  exclude: z.string().max(LONGEST_RULE, `has an exclude of over ${LONGEST_RULE.toLocaleString("en")} characters`),
  sentiment: z
    .string()
    .transform((given) => SENTIMENTS.find((known) => known.toLowerCase() === (given.trim() || "neutral").toLowerCase()))
    .pipe(z.enum(SENTIMENTS, `has a sentiment that is none of ${SENTIMENTS.join(", ")}`)),
  codeNumber: z.string().regex(/^(?:[1-9]\d{0,8})?$/, "has a code_number that is not a whole number from 1"),
  codeId: z.union([z.uuid(), z.literal("")], "has a code_id that is not a uuid"),
});

type Placed = Cells & { place: string };

/** Makes a codebook of rows. Categories come in the order of their first row, codes in the order of the rows. */
function codebookOf(rows: readonly Placed[]): FileCodebook {
  const { codes: mostCodes, categories: mostCategories, characters: mostCharacters } = LARGEST_CODEBOOK;
  if (rows.length > mostCodes) throw tooLarge(mostCodes, "codes");
  const characters = rows.reduce((sum, { code, ...texts }) => sum + lengthOf({ ...texts, name: code }), 0);
  if (characters > mostCharacters) throw tooLarge(mostCharacters, "characters");
  const codebook = new Map<string, FileCodebook[number]>();
  const known = new Set<string>();
  const issues: Issue[] = [];
  for (const { place, ...cells } of rows) {
    const parsed = row.safeParse(cells);
    if (!parsed.success) {
      issues.push(...parsed.error.issues.map(({ message }) => ({ path: place, message })));
      continue;
    }
    const { category: name, code, definition, sentiment, codeNumber, codeId, ...rules } = parsed.data;
    const category = codebook.get(name) ?? { name, codes: [] };
    codebook.set(name, category);
    if (known.has(`${name}\0${code}`)) {
      issues.push({ path: place, message: `repeats the code "${code}" of the category "${name}"` });
    } else if (code !== "") {
      known.add(`${name}\0${code}`);
      category.codes.push({
        id: codeId || undefined,
        name: code,
        definition: definition || null,
        ...countRulesOf(rules),
        sentiment,
        codeNumber: codeNumber ? Number(codeNumber) : undefined,
      });
    }
  }
  const categories = [...codebook.values()];
  if (categories.length > mostCategories) throw tooLarge(mostCategories, "categories");
  if (issues.length === 0 && categories.every(({ codes }) => codes.length === 0)) {
    issues.push({ path: "file", message: "holds no code" });
  }
  if (issues.length > 0) throw refused(issues);
  return categories;
}

const tooLarge = (max: number, what: string) =>
  refused([{ path: "file", message: `holds more than ${max.toLocaleString("en")} ${what}` }]);

function refused(issues: Issue[], cause?: unknown): AppError {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more, see issues)` : "";
  const subject = first?.path === "file" ? "The file" : `The file's ${first?.path}`;
  const message = `${subject} ${first?.message}${more}.`.replace(/^The file This/, "This").replace(/\.\.$/, ".");
  return new AppError("VALIDATION_ERROR", message, { cause, issues: issues.slice(0, MAX_ISSUES) });
}
