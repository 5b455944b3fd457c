#!/usr/bin/env node
// Bundles the local engine's worker thread into dist/coding-worker.mjs. With --if-stale only where it is missing or older than its sources.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const entry = path.join(root, "lib/engines/local/worker.ts");
const target = path.join(root, "dist/coding-worker.mjs");

if (!process.argv.includes("--if-stale") || isStale()) await bundle();

function isStale() {
  if (!existsSync(target)) return true;
  const built = statSync(target).mtimeMs;
  const sources = readdirSync(path.join(root, "lib"), { recursive: true, withFileTypes: true });
  return sources.some(
    (file) => file.isFile() && statSync(path.join(file.parentPath ?? file.path, file.name)).mtimeMs > built,
  );
}

async function bundle() {
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  await build({
    entryPoints: [entry],
    outfile: draft,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    tsconfig: path.join(root, "tsconfig.json"),
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    legalComments: "none",
    logLevel: "warning",
  });
  renameSync(draft, target);
}
