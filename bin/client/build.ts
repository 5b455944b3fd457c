import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createTarGzip } from "nanotar";
import { resourcesModule } from "./resources-module";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCE = join(ROOT, "lib/api/client");
/** The only file outside lib/api/client that the package includes; it holds types and imports nothing. */
const WEBHOOK_PAYLOAD = "lib/webhooks/webhook-payload";
/** Files that import the contract. The package has, in their place, a module generated from the OpenAPI document. */
const OF_THE_CONTRACT = ["resources.ts", "survey-resources.ts", "analysis-resources.ts", "contract-methods.ts"];
const INDEX = `
export type { Call, CallOptions, IfMatch, ReceivedFile, Reply } from "./call.js";
export { type Client, type ClientOptions, createClient } from "./client.js";
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  CreditsError,
  type Issue,
  JobFailedError,
  JobTimeoutError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServiceError,
  ValidationError,
} from "./errors.js";
export type * from "./resources.js";
export { verifyWebhook, type WebhookEvent, WebhookSignatureError } from "./verify-webhook.js";
export type { CompletedJob, JobType, WaitOptions } from "./wait-for-job.js";
`;

/** Builds the client as a package without dependencies, into the folder `out` and, packed, into `out`.tgz. */
async function buildClient(out: string): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), "client-"));
  try {
    await writeSources(stage);
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    await compile(stage, out);
    await copyFile(join(SOURCE, "README.md"), join(out, "README.md"));
    await copyFile(join(stage, "package.json"), join(out, "package.json"));
    await pack(out);
  } finally {
    await rm(stage, { recursive: true });
  }
}

async function writeSources(stage: string): Promise<void> {
  const { version, license, engines } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const manifest = {
    name: "open-text-coding-client",
    version,
    description: "TypeScript client of the open-text coding API",
    license,
    type: "module",
    engines,
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    types: "./index.d.ts",
    sideEffects: false,
  };
  await writeFile(join(stage, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(stage, "index.ts"), INDEX);
  await writeFile(join(stage, "resources.ts"), resourcesModule());
  const isSource = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts");
  for (const name of (await readdir(SOURCE)).filter(isSource)) {
    if (OF_THE_CONTRACT.includes(name)) continue;
    const text = (await readFile(join(SOURCE, name), "utf8")).replace(`@/${WEBHOOK_PAYLOAD}`, "./webhook-payload");
    await writeFile(join(stage, name), text.replaceAll(/(from "\.\/[\w-]+)"/g, '$1.js"'));
  }
  await copyFile(join(ROOT, `${WEBHOOK_PAYLOAD}.ts`), join(stage, "webhook-payload.ts"));
}

async function compile(stage: string, out: string): Promise<void> {
  const compilerOptions = {
    rootDir: stage,
    outDir: out,
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "nodenext",
    types: [],
    declaration: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
  };
  const config = join(stage, "tsconfig.json");
  await writeFile(config, JSON.stringify({ compilerOptions, files: ["index.ts"] }));
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  await promisify(execFile)(process.execPath, [tsc, "--project", config]).catch((error) => {
    throw new Error(error.stdout || error.message);
  });
}

/** Packs the folder as npm does: every file below `package/`. */
async function pack(folder: string): Promise<void> {
  const names = (await readdir(folder)).toSorted();
  const files = names.map(async (name) => ({ name: `package/${name}`, data: await readFile(join(folder, name)) }));
  await writeFile(`${folder}.tgz`, await createTarGzip(await Promise.all(files)));
}

await buildClient(resolve(process.argv[2] ?? join(ROOT, "dist/client")));
