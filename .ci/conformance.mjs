// Starts the service on a fresh data folder and runs the named conformance files against it; by default, those of
// features that are built: node .ci/conformance.mjs FOLDER [NAMES]
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const BUILT = [
  "analytics",
  "codebook",
  "connections",
  "envelope-and-headers",
  "errors",
  "export-sav",
  "groups",
  "idempotency",
  "limits",
  "oauth-scopes",
  "one-call-coding-async-jobs",
  "one-call-coding-sync",
  "projects-questions-upload",
  "rate-limits",
  "refinement",
  "usage-credits",
  "webhooks",
];
const START_SECONDS = 600;

const [, , folder = "", ...named] = process.argv;
const suite = resolve(folder);
const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), "conformance-"));
const receiver = await receiverSettings();
const env = { ...process.env, ...receiver, PORT: String(port), DATA_DIR: dataDir };
const service = spawn("npm", ["start", "--silent"], { env, stdio: ["ignore", "inherit", "inherit"] });
const stopped = new Promise((done) => service.once("exit", done));

let code = 1;
try {
  await ready(`http://127.0.0.1:${port}/api/ready`);
  const files = (named.length > 0 ? named : BUILT).map((name) => join(suite, `${name}.test.mjs`));
  const where = { BASE_URL: `http://127.0.0.1:${port}/api`, APP_DIR: process.cwd() };
  code = await run("node", ["--test", "--test-concurrency=2", ...files], { ...env, ...where });
} catch (error) {
  console.error(String(error));
} finally {
  service.kill("SIGTERM");
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = code;

/** Environment variables with which the service trusts the suite's webhook receiver and can reach it. */
async function receiverSettings() {
  const { certificate, RECEIVER_PORT } = await import(pathToFileURL(join(suite, "receiver.mjs")).href);
  return { NODE_EXTRA_CA_CERTS: certificate().cert, WEBHOOK_ALLOW_PRIVATE: `127.0.0.1:${RECEIVER_PORT}` };
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} environment @returns {Promise<number>} */
function run(command, args, environment) {
  return new Promise((done) => {
    spawn(command, args, { env: environment, stdio: "inherit" }).once("exit", (status) => done(status ?? 1));
  });
}

/** @param {string} url */
async function ready(url) {
  const deadline = Date.now() + START_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (service.exitCode !== null) throw new Error("the service did not start");
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`the service was not ready after ${START_SECONDS} seconds`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? done(address.port) : fail(new Error("no port"))));
    });
  });
}
