import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { service } from "./client";
import { samplesOfDocs, writeProject } from "./samples";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TSC = join(ROOT, "node_modules/typescript/bin/tsc");

const STUDY = `
import { ApiError, type Client, createClient, type Project } from "open-text-coding-client";

declare const process: { env: Record<string, string | undefined> };
const { BASE_URL: baseUrl = "", API_KEY: apiKey } = process.env;
const client: Client = createClient({ baseUrl, apiKey });

const project: Project = await client.projects.create({ name: "Guests", questions: [{ text: "Why this score?" }] });
const question = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
const stored = await client.responses.upload(question, {
  responses: ["Friendly staff", "Far too expensive", "Noisy room"].map((text, index) => ({ id: String(index), text })),
});
const file = new File(["id,answer\\nf1,Friendly and helpful staff\\n"], "more.csv", { type: "text/csv" });
await client.responses.uploadFile(question, { file, mapping: { id: "id", text: "answer" } });
const texts: string[] = [];
for await (const response of client.responses.list(question, { limit: 2 })) texts.push(response.text);

const { data: before, etag } = await client.projects.get(project.id).reply();
await client.projects.update(project.id, { name: \`\${before.name} 2026\` }, { ifMatch: etag });
const stale = await client.projects.update(project.id, { name: "Late" }, { ifMatch: etag }).catch((error) => error);

const responses = Array.from({ length: 50 }, (_, index) => ({ id: String(index), text: \`Friendly staff in room \${index}\` }));
const codebook = { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }] }] };
const outcome = await client.code({ responses, codebook });
const job = "job_id" in outcome ? await client.waitForJob(outcome.job_id, { pollInterval: 100, type: "one_call" }) : null;
const coded = job?.result.results.length;
const few = await client.codeAndWait({ responses: responses.slice(0, 2), codebook });
const named = await client.responses.get({ ...question, responseId: "id:f1" });

const refused = await client.projects.create({ name: "" }).catch((error) => error);
const issues = refused instanceof ApiError ? refused.issues.map(({ path }) => path) : [];
const ledger = await client.credits.ledgerFile({ format: "csv" });
console.log(
  JSON.stringify({
    uploaded: stored.uploaded,
    texts,
    stale: stale instanceof ApiError ? stale.code : null,
    status: job?.status,
    coded,
    few: few.results.length,
    named: named.text,
    issues,
    ledger: [ledger.name, (await ledger.response.text()).length > 0],
  }),
);
`;

const MISTAKES = `
import { createClient } from "open-text-coding-client";

const client = createClient({ baseUrl: "/api" });
// @ts-expect-error a name is required
client.projects.create({ questions: [] });
// @ts-expect-error the misspelt field
client.projects.create({ name: "Guests", langauge: "en" });
// @ts-expect-error both ids are needed
client.codebook.get("p");
// @ts-expect-error only changes take an entity tag
client.projects.get("p", { ifMatch: "1" });
// @ts-expect-error one project is no list
for await (const project of client.projects.get("p")) console.log(project);
`;

describe("the client as a package", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "client-package-"));
    await mkdir(project());
    await writeFile(join(project(), "package.json"), JSON.stringify({ private: true, type: "module" }));
    const npm = ["--no-audit", "--no-fund", "--no-update-notifier", "--cache", join(folder, "cache")];
    await run("npm", ["install", new URL("/docs/client.tgz", service.baseUrl).href, ...npm], project());
  });
  afterAll(() => rm(folder, { recursive: true }));

  const project = () => join(folder, "project");
  const installed = () => join(project(), "node_modules/open-text-coding-client");

  it("installs from the documentation alone, compiles in strict mode and runs a whole study", async () => {
    expect(await readdir(join(project(), "node_modules"))).toEqual([".package-lock.json", "open-text-coding-client"]);

    await writeFile(join(project(), "study.ts"), STUDY);
    await writeFile(join(project(), "mistakes.ts"), MISTAKES);
    const options =
      "--strict --exactOptionalPropertyTypes --module nodenext --target es2022 --lib es2022,dom,dom.asynciterable --outDir out";
    await run(process.execPath, [TSC, ...options.split(" "), "study.ts", "mistakes.ts"], project());
    const { stdout } = await run(process.execPath, ["out/study.js"], project());
    expect(JSON.parse(stdout)).toEqual({
      uploaded: 3,
      texts: ["Friendly staff", "Far too expensive", "Noisy room", "Friendly and helpful staff"],
      stale: "CONFLICT",
      status: "completed",
      coded: 50,
      few: 2,
      named: "Friendly and helpful staff",
      issues: ["name"],
      ledger: ["credits.csv", true],
    });
  });

  it("has the same types as the client inside the project", async () => {
    const check = join(folder, "check.ts");
    await writeFile(
      check,
      `import type { Client } from "@/lib/api/client/client";
      import type { Client as Packaged } from "./project/node_modules/open-text-coding-client/index.js";
      export const packaged = (client: Client): Packaged => client;
      // @ts-expect-error a client of something else
      export const other = (client: { projects: object }): Packaged => client;`,
    );
    const compilerOptions = {
      noEmit: true,
      incremental: false,
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
      paths: { "@/*": [`${ROOT}*`] },
    };
    const config = { extends: join(ROOT, "tsconfig.json"), compilerOptions, files: [check], include: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const { stdout } = await run(process.execPath, [TSC, "--project", folder], folder).catch((error) => error);
    expect(stdout.split("\n").filter((line: string) => line.startsWith("check.ts"))).toEqual([]);
  });

  it("fits every sample of the documentation", async () => {
    const samples = await samplesOfDocs("ts");
    expect(samples.length).toBeGreaterThan(100);
    const config = await writeProject(join(folder, "samples"), installed(), samples);
    const { stdout } = await run(process.execPath, [TSC, "--project", config], folder).catch((error) => error);
    expect(stdout).toBe("");
  });

  const run = (command: string, args: string[], cwd: string) =>
    promisify(execFile)(command, args, {
      cwd,
      env: { ...process.env, BASE_URL: service.baseUrl, API_KEY: service.key },
    });
});
