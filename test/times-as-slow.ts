const TRIES = 5;

type Texts = { hostile: string; ordinary: string };

/** How many times as much processor time the hostile text takes as the ordinary one. `work` reads one text. */
export function timesAsSlow(work: (text: string) => unknown, { hostile, ordinary }: Texts): number {
  const ordinaryTime = leastTime(() => work(ordinary));
  return leastTime(() => work(hostile)) / ordinaryTime;
}

/** Microseconds of processor time, at least one: the least of several tries. */
function leastTime(work: () => void): number {
  const times = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...times));
}
