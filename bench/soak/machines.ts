import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@/db/free-port";
import { copyFirstRun } from "@/e2e/support/machines";
import { type Peak, watchMemory } from "@/e2e/support/process-memory";
import { killAll, signal } from "@/e2e/support/processes";
import { type Service, startService } from "@/e2e/support/service";

type Machine = { env: Record<string, string>; service: Service; peak: () => Promise<Peak> };

/** Starts the service several times with the same configuration, each with a data folder of its own in `folder`. */
export async function startMachines(count: number, folder: string, shared: Record<string, string>) {
  const machines: Machine[] = [];
  const away = new Set<Machine>();
  let turn = 0;

  const start = async (env: Record<string, string>): Promise<Machine> => {
    const service = await startService({ env });
    return { env, service, peak: await watchMemory(service.process.pid ?? 0) };
  };
  const stop = async () => {
    for (const { service, peak } of machines.toReversed()) {
      await peak();
      await service.stop();
    }
  };
  const first = (): Machine => machines[0] as Machine;
  /** The machine for the next request: the running machines take turns, as behind a load balancer. */
  const next = (): Machine => {
    const running = machines.filter((machine) => !away.has(machine));
    const choice = running.length > 0 ? running : machines;
    return choice[turn++ % choice.length] as Machine;
  };
  try {
    for (let index = 0; index < count; index++) {
      const dataDir = join(folder, `machine-${index}`);
      await mkdir(dataDir);
      if (index > 0) await copyFirstRun(first().service.dataDir, dataDir);
      machines.push(await start({ ...shared, DATA_DIR: dataDir, PORT: String(await freePort()) }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    baseUrl: first().service.baseUrl,
    /** The variables of the first machine, for operator's commands. */
    env: first().env,
    /** Sends a request that is addressed to the first machine to the machine whose turn it is. */
    balanced: (async (request: Request) => {
      const address = request.url.replace(first().service.origin, next().service.origin);
      return fetch(new Request(address, request));
    }) as typeof fetch,
    /** Kills a machine's first process or all of them, and starts it again. Resolves with the seconds of the start. */
    async kill(index: number, alsoChildren: boolean): Promise<number> {
      const machine = machines[index % count] as Machine;
      const pid = machine.service.process.pid ?? 0;
      away.add(machine);
      await machine.peak();
      if (alsoChildren) await killAll(pid);
      else signal(pid, "SIGKILL");
      const began = performance.now();
      Object.assign(machine, await start(machine.env));
      away.delete(machine);
      return (performance.now() - began) / 1_000;
    },
    /** The most memory of a process, in mebibytes, since the machines started or since the last call of `peak`. */
    async peak(): Promise<number> {
      const peaks = await Promise.all(machines.map(({ peak }) => peak()));
      for (const machine of machines) machine.peak = await watchMemory(machine.service.process.pid ?? 0);
      return Math.max(...peaks.map(({ memory }) => memory));
    },
    stop,
  };
}
