import { setInterval } from "node:timers";

const EVERY_MS = 2;

/**
 * The longest turn of the event loop while work is done, in milliseconds of processor time, which other programs of the
 * machine don't change.
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.cpuUsage();
  const look = () => {
    const { user } = process.cpuUsage(before);
    longest = Math.max(longest, user / 1_000);
    before = process.cpuUsage();
  };
  const looking = setInterval(look, EVERY_MS);
  await work();
  look();
  clearInterval(looking);
  return longest;
}
