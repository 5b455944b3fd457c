import { z } from "zod";
import { LARGEST_CODEBOOK } from "./codebook";
import { type PlacedCells, refused, tooLarge } from "./codebook-of-rows";

/** Categories as an array, or under `categories` as in the API. */
const jsonCode = z.object({
  id: z.string().optional(),
  name: z.string(),
  definition: z.string().nullish(),
  include: z.string().nullish(),
  exclude: z.string().nullish(),
  always: z.string().nullish(),
  exclusive: z.boolean().nullish(),
  sentiment: z.string().nullish(),
  code_number: z.int().nullish(),
});
const jsonCategories = z
  .array(z.object({ name: z.string(), parent_category: z.string().nullish(), codes: z.array(jsonCode) }))
  .min(1);
const jsonFile = z.union([
  jsonCategories,
  z.object({ categories: jsonCategories }).transform((file) => file.categories),
]);

/**
 * The most opening brackets and commas in a JSON file, counted before it is parsed (including those within strings).
 * The largest codebook has up to eight fields per code, and definitions of some sentences.
 */
const MAX_MARKS = 150 * LARGEST_CODEBOOK.codes;
const MARKS = new Set(Buffer.from("{[,"));

/** Reads the rows of a codebook in JSON. Throws VALIDATION_ERROR. */
export function readJsonCodebook(bytes: Uint8Array): PlacedCells[] {
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
  return parsed.data.flatMap(({ name, parent_category, codes }, index) => {
    const category = { ...NO_CELLS, category: name.trim(), parent: parent_category?.trim() ?? "" };
    if (codes.length === 0) return [{ ...category, place: `categories[${index}]` }];
    return codes.map((code, at) => ({
      ...category,
      code: code.name.trim(),
      definition: code.definition?.trim() ?? "",
      include: code.include?.trim() ?? "",
      exclude: code.exclude?.trim() ?? "",
      always: code.always?.trim() ?? "",
      exclusive: code.exclusive ? "yes" : "",
      sentiment: code.sentiment ?? "",
      codeNumber: code.code_number?.toString() ?? "",
      codeId: code.id ?? "",
      place: `categories[${index}].codes[${at}]`,
    }));
  });
}

export const NO_CELLS: Omit<PlacedCells, "place"> = {
  ...{ category: "", parent: "", code: "", definition: "", include: "", exclude: "", always: "", exclusive: "" },
  ...{ sentiment: "", codeNumber: "", codeId: "" },
};
