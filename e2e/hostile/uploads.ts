import { hostileFiles } from "@/test/hostile-files";
import type { Attack } from "./attack";

/** Files as uploads of answers, as previews of such, and as codebooks. */
export async function uploads(): Promise<Attack[]> {
  const files = Object.entries(await hostileFiles());
  return files.flatMap(([name, file]) => [
    { name: `${name}, uploaded`, path: "{question}/upload/file", body: () => form(file) },
    { name: `${name}, as a codebook`, path: "{question}/codebook/import/file", body: () => form(file) },
  ]);
}

function form({ name, bytes }: { name: string; bytes: Uint8Array }): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  return form;
}
