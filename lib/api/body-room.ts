import { AppError } from "@/lib/errors";

const MEBIBYTE = 1024 * 1024;
/** Bodies of at most this many bytes never wait. */
const SMALL = 32 * 1024;
/**
 * The most bytes of bodies in memory at once: in total, and per organization. Large bodies have their own limit, so
 * that medium ones don't wait for them; each takes up to six times its size in memory.
 */
const MEDIUM: Room = { most: 64 * MEBIBYTE, mostOfGroup: 24 * MEBIBYTE, held: new Map() };
const LARGE: Room = { most: 96 * MEBIBYTE, mostOfGroup: 64 * MEBIBYTE, held: new Map() };
/** Milliseconds to wait. A slow body may keep its memory longer (`bodyChunks`). */
const PATIENCE = 60_000;

type Room = { most: number; mostOfGroup: number; held: Map<string, number> };
type Waiting = { room: Room; group: string; bytes: number; enter: () => void };

const waiting = new Set<Waiting>();

/**
 * Waits until there is memory for a body of this size, at most 32 MiB; returns a function that releases it. The body is
 * not read meanwhile, so its sender waits too. `group` is the organization's id. Throws SERVICE_UNAVAILABLE after a
 * minute.
 */
export async function roomFor(bytes: number, group: string): Promise<() => void> {
  if (bytes <= SMALL) return () => {};
  const room = bytes <= MEBIBYTE ? MEDIUM : LARGE;
  await new Promise<void>((resolve, reject) => {
    const entry: Waiting = {
      room,
      group,
      bytes,
      enter() {
        clearTimeout(timer);
        waiting.delete(entry);
        room.held.set(group, (room.held.get(group) ?? 0) + bytes);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      waiting.delete(entry);
      reject(
        new AppError(
          "SERVICE_UNAVAILABLE",
          "Too many large requests are being processed. Repeat this one in a moment.",
        ),
      );
    }, PATIENCE);
    waiting.add(entry);
    admit();
  });
  return () => {
    const left = (room.held.get(group) ?? 0) - bytes;
    if (left > 0) room.held.set(group, left);
    else room.held.delete(group);
    admit();
  };
}

function admit(): void {
  for (const { room, group, bytes, enter } of [...waiting]) {
    const all = [...room.held.values()].reduce((sum, size) => sum + size, 0);
    if (all + bytes <= room.most && (room.held.get(group) ?? 0) + bytes <= room.mostOfGroup) enter();
  }
}
