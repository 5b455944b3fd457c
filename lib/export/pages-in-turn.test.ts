import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { pagesInTurn } from "./pages-in-turn";

const PAGES = 5;

describe("the files of an organization", () => {
  /** Reads a file's pages and uses each for a few milliseconds; `present` are the files that do so now. */
  async function make(organizationId: string, file: number, present: Set<number>, seen: number[]): Promise<void> {
    async function* pages() {
      for (let page = 0; page < PAGES; page++) {
        present.add(file);
        await pause(2);
        yield page;
      }
    }
    for await (const _ of pagesInTurn(organizationId, pages())) {
      seen.push(present.size);
      await pause(2);
      present.delete(file);
    }
  }

  it("are made a page at a time, in turn, and keep no other organization waiting", async () => {
    const [busy, present, seen] = [newId(), new Set<number>(), [] as number[]];
    const files = Promise.all(Array.from({ length: 12 }, (_, file) => make(busy, file, present, seen)));
    const others: number[] = [];
    await make(newId(), 0, new Set(), others);
    expect(others).toHaveLength(PAGES);
    expect(seen.length).toBeLessThan(3 * PAGES);
    await files;
    expect(seen).toEqual(Array(12 * PAGES).fill(1));
  });

  it("go on beside one whose client reads slowly, and after one that failed or was left", async () => {
    const organizationId = newId();
    async function* endless() {
      for (;;) yield "page";
    }
    const slow = pagesInTurn(organizationId, endless());
    await slow.next();
    const began = performance.now();
    for await (const _ of pagesInTurn(organizationId, endless())) break;
    expect(performance.now() - began).toBeLessThan(2_000);
    async function* failing() {
      yield await Promise.reject(new Error("The database is away."));
    }
    await expect(pagesInTurn(organizationId, failing()).next()).rejects.toThrow("away");
    const after = performance.now();
    await pagesInTurn(organizationId, endless()).next();
    expect(performance.now() - after).toBeLessThan(300);
    await slow.return(undefined);
  });
});
