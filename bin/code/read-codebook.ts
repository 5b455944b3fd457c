import { readFile } from "node:fs/promises";
import { z } from "zod";
import { SENTIMENTS } from "@/db/schema/terms";
import { StartError } from "../local/data-folder";

const categories = z.array(
  z.object({
    name: z.string(),
    codes: z.array(
      z.object({ name: z.string(), definition: z.string().optional(), sentiment: z.enum(SENTIMENTS).optional() }),
    ),
  }),
);

export type CodebookInput = { categories: z.output<typeof categories> };

/** Reads a codebook file: `{ "categories": [...] }`, an array of categories, or a JSON result of this command. */
export async function readCodebookFile(path: string): Promise<CodebookInput> {
  const text = await readFile(path, "utf8").catch((cause) => {
    throw new StartError(`The codebook ${path} can't be read (${cause.code}).`, { cause });
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new StartError(`The codebook ${path} is not a JSON file.`, { cause });
  }
  const shape = z.union([
    categories,
    z.object({ categories }).transform((file) => file.categories),
    z.object({ codebook: categories }).transform((file) => file.codebook),
  ]);
  const parsed = shape.safeParse(content);
  if (parsed.success) return { categories: parsed.data };
  throw new StartError(
    `The codebook ${path} should look like { "categories": [{ "name": "Service", "codes": [{ "name": "Friendly staff" }] }] }.`,
  );
}
