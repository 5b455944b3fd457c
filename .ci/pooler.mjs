// Runs a command with DATABASE_URL leading through PgBouncer, in transaction mode, to a PostgreSQL of its own, and
// DATABASE_DIRECT_URL leading to that PostgreSQL directly: node --import tsx .ci/pooler.mjs COMMAND ARGUMENTS
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "../db/embedded.ts";
import { freePort } from "../db/free-port.ts";

const PASSWORD = "pooled";
const LOOKS = 100;

const [command = "", ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "pooler-"));
const server = await startEmbedded({ directory: join(folder, "postgres"), password: PASSWORD });
const port = await freePort();
const pooler = startPooler(new URL(server.url));
const pooled = new URL(server.url);
pooled.port = String(port);

try {
  await listening();
  const env = { ...process.env, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: server.url };
  const [code] = await once(spawn(command, args, { env, stdio: "inherit" }), "exit");
  process.exitCode = code ?? 1;
} finally {
  pooler.kill("SIGINT");
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** PgBouncer does not run as root. @param {URL} database */
function startPooler({ hostname, port: serverPort, pathname, username, password }) {
  const settings = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`,
  );
  chmodSync(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
  return spawn("pgbouncer", ["--quiet", ...asUser, settings], { stdio: "inherit" });
}

async function listening() {
  for (let look = 0; look < LOOKS; look++) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(100);
  }
  throw new Error("PgBouncer did not start");
}
