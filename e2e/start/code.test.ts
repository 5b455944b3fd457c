import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "@/lib/tables/read-table";
import { type Service, startService } from "../support/service";

const RUN = fileURLToPath(new URL("../../bin/run.mjs", import.meta.url));
const README = fileURLToPath(new URL("../../README.md", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../../examples", import.meta.url));

/** The lines of the README's example: what the command says of the file, and those of codes and coverage. */
async function linesOfReadme(): Promise<{ said: string[]; figures: string[] }> {
  const [, example = ""] = (await readFile(README, "utf8")).split("npm run -s code -- examples/hotel-stay.csv");
  const lines = example.split("\n").map((line) => line.trim());
  const figures = lines.filter((line) => /^[├└]|^(Coverage|Codes) /.test(line));
  expect(figures).toHaveLength(5);
  const said = lines.filter((line) => /^(\d+ rows,|Note:|Coded) /.test(line));
  expect(said).toHaveLength(3);
  return { said, figures };
}

describe("npm run code", () => {
  let folder: string;
  let dataDir: string;
  let service: Service | undefined;

  /** Runs the command in the folder with the answers, without npm and without a database in the environment. */
  const code = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    new Promise((done) => {
      const { npm_lifecycle_event: _, DATABASE_URL: __, ...inherited } = process.env;
      const env = { ...inherited, NODE_ENV: "development" as const, CODING_ENGINE: "local", DATA_DIR: dataDir };
      execFile(process.execPath, [RUN, "code", ...args], { cwd: folder, env }, (error, stdout, stderr) =>
        done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
      );
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "code-"));
    dataDir = join(folder, "data");
    const hotel = await readFile(join(EXAMPLES, "hotel-stay.csv"), "utf8");
    await writeFile(join(folder, "hotel.csv"), hotel);
    await writeFile(join(folder, "few.tsv"), "Resp\tWhy\n7\tThe staff were rude\n8\tBreakfast was great\n9\t\n");
    await writeFile(join(folder, "codebook.json"), await readFile(join(EXAMPLES, "hotel-codebook.json")));
  });
  afterAll(async () => {
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("starts a service of its own, prints its guesses and results, and writes a file beside the input", async () => {
    const { code: exit, stdout, stderr } = await code("few.tsv", "--codebook", "codebook.json");
    expect(stderr).toContain(
      '3 rows, 2 answers in "Why" (guessed); ids: "Resp" (guessed); language: English (guessed).\nStarting the service for this call.',
    );
    expect(stdout).toMatch(/^Service\n[├└] [+−=±] .+ 50\.0 %/m);
    expect(stdout).toMatch(/Coverage {3}2 of 2 answers have a code \(100\.0 %\)/);
    expect(stdout).toMatch(/Credits {4}2 used, \d+ left/);
    expect(exit).toBe(0);
    const { columns, rows } = await readTable("few.csv", await readFile(join(folder, "few.coded.csv")));
    expect(columns).toEqual(["Resp", "Why", "codes", "code_numbers", "sentiments", "confidence", "evidence"]);
    expect(rows.map(([id, , codes]) => [id, codes])).toEqual([
      ["7", "Unfriendly or unhelpful staff"],
      ["8", "Good breakfast"],
      ["9", ""],
    ]);
  });

  it("uses the service that already runs on the data folder, where many answers become a job", async () => {
    service = await startService({ example: true, env: { DATA_DIR: dataDir } });
    expect(service.output()).toContain("Coded 540 answers of a hotel survey");
    const { code: exit, stdout, stderr } = await code("hotel.csv", "--out", "hotel.json");
    expect(stderr).not.toContain("Starting");
    const { said, figures } = await linesOfReadme();
    expect(stderr.trim().split("\n")).toEqual(said);
    expect(stdout.split("\n")).toEqual(expect.arrayContaining(figures));
    expect(exit).toBe(0);
    const result = JSON.parse(await readFile(join(folder, "hotel.json"), "utf8"));
    expect(result.results.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(["H1001", "H1002"]);
  });

  it.each([
    [["missing.csv"], 1, "missing.csv can't be read (there is no such file)."],
    [["few.tsv", "--text", "What"], 1, 'few.tsv: There is no column "What". The columns are: Resp, Why.'],
    [["few.tsv", "--out", "few.doc"], 1, "Choose .csv, .xlsx, .sav, .zsav or .json for --out."],
    [["few.tsv", "--type", "themes"], 2, "Allowed choices are qualitative, entity, qualitative_topics."],
    [["few.tsv", "--language", "zz"], 1, "language"],
    [["few.tsv", "--key", "svc_live_none"], 2, "unknown option '--key'"],
    [["few.tsv", "--url", "http://localhost:1"], 1, "Set CODING_API_KEY to an API key of that service."],
    [[], 2, "missing required argument 'file'"],
  ])("ends %j with exit code %i and one sentence, and writes nothing", async (args, exit, sentence) => {
    const before = await readdir(folder);
    const answer = await code(...args);
    expect(answer).toMatchObject({ code: exit, stdout: "", stderr: expect.stringContaining(sentence) });
    expect(answer.stderr).not.toMatch(/^\s+at /m);
    expect(await readdir(folder)).toEqual(before);
  });
});
