#!/usr/bin/env node
// Bundles the code of the workers into dist/workers: one module per entry, plus shared modules. With --if-stale,
// bundles only if the bundle is missing or older than its sources.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ENTRIES = {
  host: "lib/workers/host.ts",
  preparation: "lib/preparation/worker.ts",
  engine: "lib/engines/local/worker.ts",
  uploads: "lib/uploads/worker.ts",
  analytics: "lib/analytics/worker.ts",
  quality: "lib/quality/worker.ts",
  export: "lib/export/worker.ts",
  corrections: "lib/corrections/worker.ts",
  connections: "lib/connections/worker.ts",
  codebook: "lib/codebook/worker.ts",
  bodies: "lib/api/worker.ts",
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const folder = path.join(root, "dist/workers");
/** This file is written last. If it exists, the build is complete; if a source file is newer, the build is outdated. */
const VERSION = "version.json";

if (!process.argv.includes("--if-stale") || isStale()) await bundle();

function isStale() {
  const built = statSync(path.join(folder, VERSION), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [fileURLToPath(import.meta.url), ...filesBelow("lib")].some((file) => statSync(file).mtimeMs > built);
}

async function bundle() {
  // esbuild is loaded only here, because loading it takes longer than finding out that nothing is stale.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: ENTRIES,
    outdir: folder,
    absWorkingDir: root,
    outExtension: { ".js": ".mjs" },
    chunkNames: "shared-[hash]",
    bundle: true,
    splitting: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    tsconfig: path.join(root, "tsconfig.json"),
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    legalComments: "none",
    logLevel: "warning",
  });
  mkdirSync(folder, { recursive: true });
  // Entries are written last, so that every shared module exists before an entry that imports it.
  for (const { path: file, contents } of outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    put(path.basename(file), contents);
  }
  put(VERSION, JSON.stringify({ built: new Date().toISOString() }));
  const current = new Set(outputFiles.map((file) => path.basename(file.path)));
  for (const file of readdirSync(folder)) {
    if (file.startsWith("shared-") && !current.has(file)) rmSync(path.join(folder, file), { force: true });
  }
}

/** @param {{ path: string }} file */
function isEntry(file) {
  return path.basename(file.path, ".mjs") in ENTRIES;
}

/** @param {string} below */
function filesBelow(below) {
  return readdirSync(path.join(root, below), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath ?? file.path, file.name))
    .sort();
}

/**
 * Writes a file in one step, so that a worker that starts at that moment reads either the old file or the new one.
 * @param {string} name
 * @param {string | Uint8Array} contents
 */
function put(name, contents) {
  const draft = path.join(folder, `.${name}.${process.pid}`);
  writeFileSync(draft, contents);
  renameSync(draft, path.join(folder, name));
}
