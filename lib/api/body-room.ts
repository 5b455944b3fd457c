import { AppError } from "@/lib/errors";

const MEBIBYTE = 1024 * 1024;
/** Smaller bodies come in at any time. */
const SMALL = MEBIBYTE;
/** Bytes of large bodies that are held at once, in all and for one organization. Each takes up to six times its size. */
const MOST = 96 * MEBIBYTE;
const MOST_OF_GROUP = 64 * MEBIBYTE;
const PATIENCE = 30_000;

type Waiting = { group: string; bytes: number; enter: () => void };

const held = new Map<string, number>();
const waiting = new Set<Waiting>();

/**
 * Waits until there is memory for a body of so many bytes, at most 32 MiB, and returns what gives it back. Those that
 * wait are not read, so that their senders wait too. `group` is the organization's id. SERVICE_UNAVAILABLE after 30 s.
 */
export async function roomFor(bytes: number, group: string): Promise<() => void> {
  if (bytes <= SMALL) return () => {};
  await new Promise<void>((resolve, reject) => {
    const entry: Waiting = {
      group,
      bytes,
      enter() {
        clearTimeout(timer);
        waiting.delete(entry);
        held.set(group, (held.get(group) ?? 0) + bytes);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      waiting.delete(entry);
      reject(
        new AppError("SERVICE_UNAVAILABLE", "Too many large requests are under way. Repeat this one in a moment."),
      );
    }, PATIENCE);
    waiting.add(entry);
    admit();
  });
  return () => {
    const left = (held.get(group) ?? 0) - bytes;
    if (left > 0) held.set(group, left);
    else held.delete(group);
    admit();
  };
}

function admit(): void {
  for (const { group, bytes, enter } of [...waiting]) {
    const all = [...held.values()].reduce((sum, size) => sum + size, 0);
    if (all + bytes <= MOST && (held.get(group) ?? 0) + bytes <= MOST_OF_GROUP) enter();
  }
}
