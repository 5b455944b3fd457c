import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DOORS, LAYERS, NOUNS, ONLY, TESTS } from "./layers";

/** Reports every import that `layers.ts` does not permit. Biome reports files that import each other in a cycle. */

const IMPORT = /\b(?:from|import)\s*\(?\s*"((?:@|\.{1,2})\/[^"]+)"/g;

/** Folders without source code of the project: installed, built or hidden ones. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|\.[^/]+)(?:\/|$)/;

const files = new Set(filesIn(".").filter((file) => /\.(tsx?|mjs)$/.test(file)));

const problems = [...files].flatMap((file) =>
  importsOf(file).flatMap((target) => {
    const problem = problemOf(file, target);
    return problem ? [`${file} imports ${target}: ${problem}`] : [];
  }),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** All files in a folder, by their path from the root. Git is not asked, because tests run without it too. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (LEFT_OUT.test(name)) return [];
    return entry.isDirectory() ? filesIn(name) : name;
  });
}

/** The files of the project that a file imports, types included. */
function importsOf(file: string): string[] {
  const found = [...readFileSync(file, "utf8").matchAll(IMPORT)];
  return found.flatMap(([, specifier = ""]) => {
    const target = specifier.startsWith("@/") ? specifier.slice(2) : path.posix.join(path.dirname(file), specifier);
    return [target, `${target}.ts`, `${target}.tsx`].find((name) => files.has(name)) ?? [];
  });
}

function problemOf(file: string, target: string): string | null {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (TESTS.test(file)) return from >= 0 && to >= 0 && from > to ? "the layer is above" : null;
  if (TESTS.test(target)) return "the application imports no tests";
  const door = Object.entries(DOORS).find(([folder]) => isIn(target, folder) && !isIn(file, folder))?.[1];
  if (door && file !== door) return `the door is ${door}`;
  if (from < 0 || to < 0) return null;
  if (from > to) return "the layer is above";
  const only = ONLY[folderOf(file)]?.[folderOf(target)];
  if (only && !only.includes(target)) return `only ${only.join(", ")} is open to ${folderOf(file)}`;
  return isIn(file, "lib") && isIn(target, "lib") ? problemOfNouns(nounOf(file), nounOf(target)) : null;
}

function problemOfNouns(from: string, to: string): string | null {
  const unknown = [from, to].find((noun) => !NOUNS.includes(noun));
  if (unknown) return `"${unknown}" has no place in the order of nouns`;
  return NOUNS.indexOf(from) > NOUNS.indexOf(to) ? `the noun "${to}" stands above "${from}"` : null;
}

function layerOf(file: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folderOf(file)));
}

function folderOf(file: string): string {
  return file.split("/")[0] ?? "";
}

/** `lib/jobs/end-job.ts` belongs to `jobs`. */
function nounOf(file: string): string {
  return (file.split("/")[1] ?? "").replace(/\.tsx?$/, "");
}

function isIn(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}
