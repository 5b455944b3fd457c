import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepScripts } from "./keep-scripts";

let folder = "";
let scripts = "";
let earlier = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-scripts-"));
  scripts = join(folder, "static");
  earlier = join(folder, "earlier");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, text: string) => {
  await mkdir(join(scripts, "chunks"), { recursive: true });
  await writeFile(join(scripts, "chunks", name), text);
};
const written = async () => (await readdir(join(scripts, "chunks"))).sort();

test("scripts of the build before are served beside those of the new one", async () => {
  await keepScripts(scripts, earlier, () => write("a.js", "first"));
  await keepScripts(scripts, earlier, async () => {
    await write("b.js", "second");
    await write("same.js", "new");
  });
  expect(await written()).toEqual(["a.js", "b.js", "same.js"]);
  await keepScripts(scripts, earlier, () => write("same.js", "newest"));
  expect(await written()).toEqual(["a.js", "b.js", "same.js"]);
  expect(await readFile(join(scripts, "chunks", "same.js"), "utf8")).toBe("newest");
  expect(await readdir(folder)).toEqual(["static"]);
});

test("scripts older than a week go", async () => {
  await keepScripts(scripts, earlier, () => write("a.js", "first"));
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
  await utimes(join(scripts, "chunks", "a.js"), eightDaysAgo, eightDaysAgo);
  await keepScripts(scripts, earlier, () => write("b.js", "second"));
  expect(await written()).toEqual(["b.js"]);
});

test("a build that fails leaves the scripts as they were", async () => {
  await keepScripts(scripts, earlier, () => write("a.js", "first"));
  await expect(keepScripts(scripts, earlier, () => Promise.reject(new Error("no memory")))).rejects.toThrow(
    "no memory",
  );
  expect(await written()).toEqual(["a.js"]);
});
