import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The absolute path of a data file, given by its path within `lib`. Nothing is bundled or copied: the web process, its
 * workers, tests and scripts all run in the project's folder and read the files from there.
 */
export function dataPath(file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "lib", file);
}

/** The lines of a text file: one word, expression or pattern each. */
export function readLines(file: string): string[] {
  const lines = readFileSync(dataPath(file), "utf8").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** The rows of a tab-separated file, by the columns that its first line names. Throws if a column is missing. */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [header = "", ...rows] = readLines(file);
  const places = columns.map((column) => [column, header.split("\t").indexOf(column)] as const);
  const missing = places.find(([, index]) => index < 0);
  if (missing) throw new Error(`${file} has no column "${missing[0]}".`);
  return rows.map((row) => {
    const cells = row.split("\t");
    return Object.fromEntries(places.map(([column, index]) => [column, cells[index] ?? ""])) as Record<Column, string>;
  });
}

/**
 * Joins patterns into one group of a regular expression. If several match at one place, the first listed one is used.
 */
export function anyOf(patterns: readonly string[]): string {
  return `(?:${patterns.join("|")})`;
}
