import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressScripts } from "./compress-scripts";

test("scripts and style sheets are compressed beside themselves, but not again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "scripts-"));
  try {
    await mkdir(join(folder, "chunks"));
    const files = { "chunks/a.js": "let a = 1;".repeat(99), "b.css": "b { color: red }", "c.woff2": "font" };
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    await writeFile(join(folder, "b.css.br"), "as an earlier build has written it");
    await compressScripts(folder);
    const names = await readdir(folder, { recursive: true });
    expect(names.toSorted()).toEqual(["b.css", "b.css.br", "c.woff2", "chunks", "chunks/a.js", "chunks/a.js.br"]);
    const compressed = await readFile(join(folder, "chunks/a.js.br"));
    expect(brotliDecompressSync(compressed).toString()).toBe(files["chunks/a.js"]);
    expect(await readFile(join(folder, "b.css.br"), "utf8")).toBe("as an earlier build has written it");
  } finally {
    await rm(folder, { recursive: true });
  }
});
