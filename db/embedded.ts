import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerAccount, serverAccount } from "./embedded-account";
import { type Binaries, findBinaries } from "./embedded-binaries";
import {
  adoptServer,
  type RunningServer,
  readPostmaster,
  serverUrl,
  signalServer,
  stopServer,
} from "./embedded-process";
import { ensureRole, serviceUrl } from "./embedded-role";
import { freePort } from "./free-port";

export type EmbeddedDatabase = {
  /** The address for the service, whose role owns the tables. */
  url: string;
  /** The address for the server's superuser, for administration. */
  adminUrl: string;
  port: number;
  /** Resolves when the server has ended for any reason. */
  exited: Promise<void>;
  /** Ends open connections and shuts down cleanly. */
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that npm installed on the data in `directory`, which is initialised if it is new. Takes over a
 * server that a killed process left behind. The server runs in a session of its own, so that Ctrl-C in a terminal
 * reaches only the process that started it. `port` is a free one by default; `flags` are passed to the server.
 */
export async function startEmbedded(options: {
  directory: string;
  password: string;
  port?: number;
  flags?: string[];
}): Promise<EmbeddedDatabase> {
  const directory = resolve(options.directory);
  const { password, flags = [] } = options;
  const binaries = await findBinaries();
  const account = await serverAccount([binaries.postgres, directory]);
  if (!existsSync(join(directory, "PG_VERSION"))) await initialise(binaries, account, directory, password);
  const server =
    (await adoptServer(directory, password)) ??
    (await launch(binaries, account, directory, options.port ?? (await freePort()), flags));
  const stopAtExit = () => signalServer(server.pid, "SIGINT");
  process.once("exit", stopAtExit);
  const exited = server.exited.finally(() => process.off("exit", stopAtExit));
  const stop = () => stopServer(server.pid, exited);
  const adminUrl = serverUrl(server.port, password);
  await ensureRole(adminUrl, password).catch(async (cause) => {
    await stop();
    throw cause;
  });
  return { url: serviceUrl(server.port, password), adminUrl, port: server.port, exited, stop };
}

/**
 * Initialises the data in a temporary folder and renames the folder when it is complete, so that a start that is killed
 * leaves no incomplete data folder.
 */
async function initialise(binaries: Binaries, account: ServerAccount, directory: string, password: string) {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const secrets = await mkdtemp(join(tmpdir(), "pg-"));
  const passwordFile = join(secrets, "password");
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.owner) {
      for (const path of [draft, secrets, passwordFile]) await chown(path, account.owner.uid, account.owner.gid);
    }
    const access = ["--auth=scram-sha-256", "--username=postgres", `--pwfile=${passwordFile}`];
    const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    const initdb = run(account, binaries.initdb, [`--pgdata=${draft}`, ...access, ...locale], "pipe");
    const output: string[] = [];
    for (const stream of [initdb.stdout, initdb.stderr]) stream?.on("data", (chunk) => output.push(String(chunk)));
    if ((await exitOf(initdb)) !== 0) throw new Error(failure("could not be initialised", output.join("")));
    await rename(draft, directory);
  } finally {
    await rm(secrets, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Settings of the embedded server.
 *
 * `max_parallel_workers`: all statements together get at most as many parallel workers as there are other cores. By
 * default there are eight, and a few large statements would then occupy all cores.
 *
 * `autovacuum_naptime`: PostgreSQL looks for tables that have grown every five seconds instead of every minute, and
 * analyses them. Until a table is analysed, connections keep the plans of their statements, even if these were made
 * when the table had few rows. Such a plan would read all of an organization's answers for each code that is stored.
 */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "autovacuum_naptime=5s",
  `max_parallel_workers=${Math.min(8, availableParallelism() - 1)}`,
];

async function launch(
  binaries: Binaries,
  account: ServerAccount,
  directory: string,
  port: number,
  flags: string[],
): Promise<RunningServer> {
  const logFile = join(directory, "server.log");
  const log = await open(logFile, "w");
  const settings = [...SETTINGS.flatMap((setting) => ["-c", setting]), ...flags];
  const postgres = run(account, binaries.postgres, ["-D", directory, "-p", `${port}`, ...settings], log.fd);
  await log.close();
  let isGone = false;
  const exited = exitOf(postgres).then(() => {
    isGone = true;
  });
  while (!isGone) {
    const server = await readPostmaster(directory);
    if (server?.pid === postgres.pid && server?.status === "ready") return { pid: server.pid, port, exited };
    await pause(10);
  }
  throw new Error(failure("did not start", await readFile(logFile, "utf8")));
}

/** English messages; and no `PG*` variables, which would change the settings of PostgreSQL's programs. */
const ENVIRONMENT: NodeJS.ProcessEnv = { NODE_ENV: "production", LC_ALL: "C", TZ: "UTC" };

function run(account: ServerAccount, program: string, parameters: string[], output: "pipe" | number): ChildProcess {
  const { file, args, options } = account.command(program, parameters);
  const stdio: StdioOptions = ["ignore", output, output];
  return spawn(file, args, { ...options, stdio, cwd: "/", env: ENVIRONMENT, detached: true });
}

/** The exit code; null if a signal ended the program or it could not be started. */
async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "exit").catch(() => [null]);
  return code;
}

function failure(what: string, output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "" && !/\b(LOG|HINT):/.test(line));
  return `The embedded PostgreSQL ${what}. ${lines.slice(-3).join(" ").trim()}`.trim();
}
