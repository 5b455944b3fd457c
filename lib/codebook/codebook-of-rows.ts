import { z } from "zod";
import { SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import { countRulesOf } from "@/lib/engines/count-rules";
import { AppError, type Issue, MAX_ISSUES } from "@/lib/errors/app-error";
import { wrongWordRule } from "@/lib/language/word-rule";
import { LARGEST_CODEBOOK, LONGEST_RULE, lengthOf } from "./codebook";
import { wholeNumber } from "./codeframe/whole-number";
import { wrongNet } from "./nets";

/** A codebook as read from a file. Whether its ids and numbers can be used depends on the question's codebook. */
export type FileCodebook = { name: string; parent?: string | undefined; codes: FileCode[] }[];
export type FileCode = {
  id: string | undefined;
  name: string;
  definition: string | null;
  include?: string;
  exclude?: string;
  always?: string;
  exclusive?: boolean;
  sentiment: Sentiment;
  codeNumber: number | undefined;
};

/** The cells of a code, or of a category alone, with the place at which they stand in the file. */
export type PlacedCells = Record<
  | "place"
  | "category"
  | "parent"
  | "code"
  | "definition"
  | "include"
  | "exclude"
  | "always"
  | "exclusive"
  | "sentiment"
  | "codeNumber"
  | "codeId",
  string
>;

/** A codebook made of rows, why some of them cannot be imported, and what else there is to tell. */
type MadeCodebook = { codebook: FileCodebook; problems: Issue[]; notes: string[] };

const SENTIMENT_WORDS: [Sentiment, RegExp][] = [
  ["Mixed", /^(?:±|\+ ?\/ ?-|mix|ambi|gemischt)/i],
  ["Positive", /^(?:\+|pos)/i],
  ["Negative", /^(?:[-–−]+$|neg)/i],
  ["Neutral", /^(?:0?$|neu)/i],
];

const row = z.object({
  category: z.string().min(1, "has no category").max(500, "has a category name of over 500 characters"),
  parent: z.string().max(500, "has a parent category of over 500 characters"),
  code: z.string().max(500, "has a code name of over 500 characters"),
  definition: z.string().max(10_000, "has a definition of over 10,000 characters"),
  include: z.string().max(LONGEST_RULE, `has an include of over ${LONGEST_RULE.toLocaleString("en")} characters`),
  exclude: z.string().max(LONGEST_RULE, `has an exclude of over ${LONGEST_RULE.toLocaleString("en")} characters`),
  always: z.string().superRefine((given, context) => {
    const message =
      given.length > LONGEST_RULE ? `has over ${LONGEST_RULE.toLocaleString("en")} characters` : wrongWordRule(given);
    if (message) context.addIssue({ code: "custom", message: `has an always that ${message}` });
  }),
  exclusive: z
    .string()
    .regex(/^(?:|yes|y|ja|oui|s[íi]|true|1|x|no|n|nein|non|false|0)$/i, "has an exclusive that is neither yes nor no")
    .transform((given) => given !== "" && !/^(?:n|false|0)/i.test(given)),
  sentiment: z
    .string()
    .transform((given) => SENTIMENT_WORDS.find(([, words]) => words.test(given.trim()))?.[0])
    .pipe(z.enum(SENTIMENTS, `has a sentiment that is none of ${SENTIMENTS.join(", ")}`)),
  codeNumber: z
    .string()
    .transform((given) => (given === "" ? undefined : (wholeNumber(given) ?? Number.NaN)))
    .pipe(z.int("has a code number that is not a whole number from 1 to 999,999,999").optional()),
  codeId: z.union([z.uuid(), z.literal("")], "has a code_id that is not a uuid"),
});

/**
 * Makes a codebook of rows. Categories come in the order of their first row, codes in the order of the rows. A row that
 * was copied in a spreadsheet, and so has the id of an earlier one, is a new code. Throws VALIDATION_ERROR if there are
 * more codes than a codebook may have, or none.
 */
export function codebookOf(rows: readonly PlacedCells[]): MadeCodebook {
  const { codes: mostCodes, categories: mostCategories, characters: mostCharacters } = LARGEST_CODEBOOK;
  if (rows.filter(({ code }) => code !== "").length > mostCodes) throw tooLarge(mostCodes, "codes");
  const characters = rows.reduce(
    (sum, { code, ...texts }) => sum + lengthOf({ ...texts, exclusive: false, name: code }),
    0,
  );
  if (characters > mostCharacters) throw tooLarge(mostCharacters, "characters");
  const codebook = new Map<string, FileCodebook[number]>();
  const names = new Set<string>();
  const numbered = new Map<number, string>();
  const ids = new Set<string>();
  const copies: string[] = [];
  const problems: Issue[] = [];
  for (const { place, ...cells } of rows) {
    const parsed = row.safeParse(cells);
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map(({ message }) => ({ path: place, message })));
      continue;
    }
    const { category: name, parent, code, definition, sentiment, codeNumber, codeId, ...rules } = parsed.data;
    if (parent && !codebook.has(parent)) codebook.set(parent, { name: parent, codes: [] });
    const category = codebook.get(name) ?? { name, codes: [] };
    if (parent) category.parent ??= parent;
    if (parent && category.parent !== parent) {
      problems.push({ path: place, message: `puts "${name}" into "${parent}" and, above, into "${category.parent}"` });
    }
    codebook.set(name, category);
    if (code === "") {
      const { category: _, parent: __, ...texts } = cells;
      if (Object.values(texts).some(Boolean)) problems.push({ path: place, message: "has no name of its code" });
      continue;
    }
    const isCopy = codeId !== "" && ids.has(codeId);
    const number = isCopy ? undefined : codeNumber;
    if (isCopy) copies.push(place);
    if (names.has(`${name}\0${code}`)) {
      problems.push({ path: place, message: `repeats the code "${code}" of the category "${name}"` });
    } else if (number !== undefined && numbered.has(number)) {
      problems.push({ path: place, message: `repeats the number ${number} of "${numbered.get(number)}"` });
    } else {
      category.codes.push({
        id: (!isCopy && codeId) || undefined,
        name: code,
        definition: definition || null,
        ...countRulesOf(rules),
        sentiment,
        codeNumber: number,
      });
    }
    names.add(`${name}\0${code}`);
    ids.add(codeId);
    if (number !== undefined && !numbered.has(number)) numbered.set(number, code);
  }
  const categories = [...codebook.values()];
  const wrong = wrongNet(categories.map(({ name: key, parent }) => ({ key, parent })));
  if (wrong) {
    problems.push({
      path: "file",
      message: `has a parent of "${categories[wrong.index]?.name}" that ${wrong.message}`,
    });
  }
  if (categories.length > mostCategories) throw tooLarge(mostCategories, "categories");
  if (problems.length === 0 && categories.every(({ codes }) => codes.length === 0)) {
    throw refused([{ path: "file", message: "holds no code" }]);
  }
  const note = `Copies of earlier rows, with the same code_id, are new codes with numbers of their own: ${copies.join(", ")}.`;
  return { codebook: categories, problems: problems.slice(0, MAX_ISSUES), notes: copies.length > 0 ? [note] : [] };
}

export const tooLarge = (max: number, what: string) =>
  refused([{ path: "file", message: `holds more than ${max.toLocaleString("en")} ${what}` }]);

/** The error for a file in which these things are wrong. */
export function refused(issues: Issue[], cause?: unknown): AppError {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more, see issues)` : "";
  const subject = first?.path === "file" ? "The file" : `The file's ${first?.path}`;
  const message = `${subject} ${first?.message}${more}.`.replace(/^The file This/, "This").replace(/\.\.$/, ".");
  return new AppError("VALIDATION_ERROR", message, { cause, issues: issues.slice(0, MAX_ISSUES) });
}
