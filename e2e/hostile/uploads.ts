import { hostileFiles } from "@/test/hostile-files";
import type { Attack } from "./attack";

/** The strange files that still hold answers, with their expected status; all others are refused. */
const LOADED: Record<string, number> = {
  "quoted cells with trailing blanks": 200,
  "long answers without spaces": 200,
  "segments with long names": 202,
  "records with keys of their own": 202,
  "an archive in an archive": 200,
};
/** Larger than the 10 MiB allowed for a codebook. */
const TOO_LARGE = ["values without end"];

/** Files as uploads of answers. */
export async function asAnswers(): Promise<Attack[]> {
  return Object.entries(await hostileFiles()).map(([name, file]) => ({
    name: `${name}, uploaded`,
    path: "{question}/upload/file",
    body: () => form(file),
    status: LOADED[name] ?? 422,
  }));
}

/** Files that hold a list of names, as a codeframe may. */
const LISTS = ["white space and nothing else", "an archive in an archive"];

/** Files as codebooks. */
export async function asCodebooks(): Promise<Attack[]> {
  return Object.entries(await hostileFiles()).map(([name, file]) => ({
    name: `${name}, as a codebook`,
    path: "{question}/codebook/import/file",
    body: () => form(file),
    status: TOO_LARGE.includes(name) ? 413 : LISTS.includes(name) ? 200 : 422,
  }));
}

function form({ name, bytes }: { name: string; bytes: Uint8Array }): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  return form;
}
