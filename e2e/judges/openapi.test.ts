import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * Checks that linters find nothing in the OpenAPI document, and that code generated from it compiles with a program
 * that uses it. Needs `npm ci --prefix e2e/judges/openapi`.
 */

const TOOLS = fileURLToPath(new URL("./openapi/node_modules", import.meta.url));

const WITH_OPENAPI_FETCH = `
import createClient from "openapi-fetch";
import type { paths } from "./schema";

const client = createClient<paths>({ baseUrl: "https://coding.test/api", headers: { "x-api-key": "key" } });
const responses = [{ id: "1", text: "Friendly staff" }];
const { data, error } = await client.POST("/v2/code", { body: { responses } });
if (error) throw new Error(\`\${error.error.code}: \${error.error.message}\`);
const outcome = data.data;
if ("job_id" in outcome) {
  const job = await client.GET("/v2/jobs/{id}", { params: { path: { id: outcome.job_id } } });
  console.log(job.data?.data.status);
} else {
  for (const { id, codes } of outcome.results) console.log(id, codes.map(({ name, confidence }) => name + confidence));
}
// @ts-expect-error a text is required
await client.POST("/v2/code", { body: { responses: [{ id: "1" }] } });
const pageAt = (cursor?: string | null) => client.GET("/v2/projects", { params: { query: cursor ? { cursor } : {} } });
let page = await pageAt();
for (const { id, name } of page.data?.data ?? []) console.log(id, name);
page = await pageAt(page.data?.meta.next_cursor);
`;

const WITH_HEY_API = `
import { client } from "./hey/client.gen";
import { code, getJob, listProjects } from "./hey/sdk.gen";

client.setConfig({ baseUrl: "https://coding.test/api", headers: { "x-api-key": "key" } });
const { data, error } = await code({ body: { responses: [{ id: "1", text: "Friendly staff" }] } });
if (!data) throw new Error(error?.error.code);
const outcome = data.data;
if ("job_id" in outcome) {
  const job = await getJob({ path: { id: outcome.job_id }, throwOnError: true });
  console.log(job.data.data.status);
} else {
  for (const { id, codes } of outcome.results) console.log(id, codes.map(({ name }) => name));
}
// @ts-expect-error a text is required
await code({ body: { responses: [{ id: "1" }] } });
const projects = await listProjects({ query: { limit: 10 } });
console.log(projects.data?.data.map(({ name }) => name));
`;

let folder = "";
before(async () => {
  process.env.APP_URL = "https://coding.test";
  const { openApiDocument } = await import("@/lib/api/openapi/document");
  folder = await mkdtemp(join(tmpdir(), "openapi-judge-"));
  await symlink(TOOLS, join(folder, "node_modules"));
  await writeFile(join(folder, "openapi.json"), JSON.stringify(openApiDocument()));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "spectral.yaml"), 'extends: ["spectral:oas"]\n');
});
after(() => rm(folder, { recursive: true, force: true }));

test("Spectral finds nothing, hints included", async () => {
  const options = ["--ruleset", "spectral.yaml", "--fail-severity", "hint"];
  await tool("@stoplight/spectral-cli/dist/index.js", "lint", "openapi.json", ...options);
});

test("Redocly finds nothing, warnings included", async () => {
  const { stderr } = await tool("@redocly/cli/bin/cli.js", "lint", "openapi.json", "--max-problems", "20");
  assert.match(stderr, /Your API description is valid/);
  assert.doesNotMatch(stderr, /You have \d+ warning/);
});

test("what openapi-typescript makes compiles with a program of openapi-fetch", async () => {
  await tool("openapi-typescript/bin/cli.js", "openapi.json", "-o", "schema.d.ts");
  await compiles("fetch.ts", WITH_OPENAPI_FETCH, "--exactOptionalPropertyTypes");
});

test("what @hey-api/openapi-ts makes compiles with a program that uses it", async () => {
  await tool("@hey-api/openapi-ts/bin/run.js", "-i", "openapi.json", "-o", "hey", "--no-log-file");
  await compiles("hey.ts", WITH_HEY_API);
});

async function compiles(name: string, program: string, ...more: string[]): Promise<void> {
  await writeFile(join(folder, name), program);
  const options = "--noEmit --strict --module esnext --moduleResolution bundler --target es2022";
  await tool("typescript/bin/tsc", ...options.split(" "), "--lib", "es2022,dom,dom.iterable", ...more, name);
}

/** Runs a command of the judges' packages in the folder; fails with what it printed. */
const tool = (path: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(TOOLS, path), ...args], { cwd: folder, maxBuffer: 64 * 2 ** 20 }).catch(
    (error) => assert.fail(`${path}: ${error.stdout}${error.stderr}`),
  );
