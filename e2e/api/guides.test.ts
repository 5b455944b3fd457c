import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, service } from "./client";
import { samplesIn, samplesOfDocs } from "./samples";

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GUIDES = ["getting-started", "authentication", "one-call-coding", "credits", "limits", "idempotency"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guides-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The samples of a guide in these languages, with the address of this service. */
async function samplesOf(guide: string, languages: string[]): Promise<string[]> {
  const text = await readFile(fileAt(`../../lib/docs/guides/${guide}.md`), "utf8");
  return samplesIn(text, languages).map((code) => code.replaceAll("{{base_url}}", service.baseUrl));
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
    const samples = await samplesOf(guide, ["ts"]);
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) expect(await run(sample), sample).not.toContain("undefined");
  });

  it("of whole studies turn a file into coded answers and a list to review", async () => {
    const survey = await readFile(fileAt("../../examples/hotel-stay.csv"), "utf8");
    await writeFile(join(folder, "answers.csv"), survey.split("\n").slice(0, 121).join("\n"));
    const [script = ""] = await samplesOf("whole-studies", ["js"]);
    expect(await run(script)).toMatch(/^120 answers coded, \d+ to look at:\nH\d+ {2}\w/);
  });

  it("have the address at which the service is reached, also in Markdown", async () => {
    for (const path of ["/llms.txt", "/docs/typescript-client.md"]) {
      const { text } = await call("GET", path, { base: service.origin, key: null });
      const addresses = [...text.matchAll(/https?:\/\/(?:localhost|127\.0\.0\.1):\d+/g)].map(([address]) => address);
      expect([path, [...new Set(addresses)]]).toEqual([path, [service.origin]]);
    }
  });

  it("have valid shell syntax", async () => {
    const samples = await samplesOfDocs("bash");
    expect(samples.length).toBeGreaterThan(100);
    const script = join(folder, "samples.sh");
    await writeFile(script, samples.map(({ code }) => `( ${code}\n)`).join("\n"));
    await promisify(execFile)("bash", ["-n", script]);
  });
});
