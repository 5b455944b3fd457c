import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { APP_FOLDER, StartError } from "../local/data-folder";
import { portProblem } from "./port";
import type { Killable } from "./watch-health";

const KILL_AFTER = 20_000;

/**
 * Settings of the GNU C library's memory allocator; other libraries ignore them. By default, the allocator has several
 * arenas and keeps large blocks after they have been freed. With these settings it returns them to the operating system
 * (`npm run bench:memory`).
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Starts the web process and waits until it listens. */
export async function startWeb(environment: NodeJS.ProcessEnv & { HOST: string; PORT: string }): Promise<Killable> {
  const web = fork(fileURLToPath(new URL("../web.mjs", import.meta.url)), {
    cwd: APP_FOLDER,
    env: { ...ALLOCATOR, ...environment },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(web, "exit").then(() => {});
  const [message] = (await Promise.race([once(web, "message"), exited])) ?? [];
  if (!message?.listening) {
    await exited;
    const { HOST, PORT } = environment;
    throw new StartError(
      message?.failed ? webProblem(HOST, Number(PORT), message.failed) : "The web process ended while it was starting.",
    );
  }
  const stop = async () => {
    if (web.exitCode !== null || web.signalCode !== null) return;
    web.kill("SIGTERM");
    const timer = setTimeout(() => web.kill("SIGKILL"), KILL_AFTER);
    await exited;
    clearTimeout(timer);
  };
  return { exited, stop, kill: () => web.kill("SIGKILL") };
}

const webProblem = (host: string, port: number, problem: string) =>
  /^E[A-Z]+$/.test(problem) ? portProblem(host, port, problem) : `The web process did not start: ${problem}`;
