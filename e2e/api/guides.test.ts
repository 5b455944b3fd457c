import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { service } from "./client";

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GUIDES = ["getting-started", "authentication", "one-call-coding", "credits", "limits", "idempotency"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guides-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The TypeScript samples of a guide, with the address of this service. */
async function samplesOf(guide: string): Promise<string[]> {
  const text = await readFile(fileAt(`../../lib/docs/guides/${guide}.md`), "utf8");
  const samples = [...text.matchAll(/^```ts[^\n]*\n([^`]*(?:`(?!``)[^`]*)*)```$/gm)].map(([, code = ""]) => code);
  return samples.map((code) => code.replaceAll("{{base_url}}", service.baseUrl));
}

/** Runs a sample as a program, in a folder with nothing but the sample and a file of answers. */
async function run(sample: string): Promise<string> {
  const { code } = await transform(sample, { loader: "ts", format: "esm", target: "node20" });
  const program = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(program, code);
  const env = { ...process.env, API_KEY: service.key };
  return (await promisify(execFile)(process.execPath, [program], { cwd: folder, env })).stdout;
}

describe("the samples of the guides", () => {
  it.each(GUIDES)("of %s run and print something", async (guide) => {
    const samples = await samplesOf(guide);
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) expect(await run(sample), sample).not.toContain("undefined");
  });

  it("of whole studies turn a file into coded answers and a list to review", async () => {
    const survey = await readFile(fileAt("../../examples/hotel-stay.csv"), "utf8");
    await writeFile(join(folder, "answers.csv"), survey.split("\n").slice(0, 121).join("\n"));
    const [script = ""] = await samplesOf("whole-studies");
    expect(await run(script)).toMatch(/^120 answers coded, \d+ to look at:\nH\d+ {2}\w/);
  });
});
