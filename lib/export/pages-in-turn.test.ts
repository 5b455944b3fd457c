import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { connect } from "@/db/client";
import { newId } from "@/lib/ids";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { exportCsv } from "./export-csv";
import { pagesInTurn } from "./pages-in-turn";

const PAGES = 5;
const ANSWERS = 1_500;
const FILES = 12;
/** Milliseconds after which a file gives up its turn although its page is still being sent. */
const LONGEST_SENDING_MS = 1_000;
const LONG_READING_MS = LONGEST_SENDING_MS + 200;

describe("the files of an organization", () => {
  afterEach(() => void vi.useRealTimers());

  /** Reads a file's pages and takes a few milliseconds for each; `present` holds the files that use a page now. */
  async function make(organizationId: string, file: number, present: Set<number>, seen: number[]): Promise<void> {
    async function* pages() {
      for (let page = 0; page < PAGES; page++) {
        present.add(file);
        await pause(file === 1 && page === 0 ? LONG_READING_MS : 2);
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
    const files = Promise.all(Array.from({ length: FILES }, (_, file) => make(busy, file, present, seen)));
    const others: number[] = [];
    await make(newId(), 0, new Set(), others);
    expect(others).toHaveLength(PAGES);
    expect(seen.length).toBeLessThan(3 * PAGES);
    await files;
    expect(seen).toEqual(Array(FILES * PAGES).fill(1));
  });

  it("go on beside one whose client reads slowly, and after one that failed or was left", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const organizationId = newId();
    async function* endless() {
      for (;;) yield "page";
    }
    const slow = pagesInTurn(organizationId, endless());
    await slow.next();
    let isRead = false;
    const next = pagesInTurn(organizationId, endless());
    const reading = next.next().then(() => {
      isRead = true;
    });
    await vi.advanceTimersByTimeAsync(LONGEST_SENDING_MS - 1);
    expect(isRead).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    await next.return(undefined);
    async function* failing() {
      yield await Promise.reject(new Error("The database is away."));
    }
    await expect(pagesInTurn(organizationId, failing()).next()).rejects.toThrow("away");
    await pagesInTurn(organizationId, endless()).next();
    await slow.return(undefined);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe("an organization that asks for many files at once", () => {
  const db = useDatabase();
  const observer = connect(process.env.DATABASE_URL ?? "", { max: 1 });
  afterAll(observer.close);

  /** How many statements the database works on now. */
  async function statements(): Promise<number> {
    const [found] = await observer.db.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and state = 'active' and backend_type = 'client backend'
        and pid <> pg_backend_pid()`);
    return found?.count ?? 0;
  }

  it("gets them all, though their answers are read for one at a time", async () => {
    const caller = await newCaller(db);
    const given = Array.from({ length: ANSWERS }, () => ["Friendly"]);
    const { projectId, questionId } = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, given);
    const options = {
      layout: "columns_by_mention",
      sentiment: true,
      confidence: true,
      evidence: true,
      demographics: true,
      key: false,
      provenance: false,
      escapeFormulas: true,
      byteOrderMark: true,
    } as const;
    const files = await Promise.all(
      Array.from({ length: FILES }, () => exportCsv(db, caller, { projectId, questionId, grouped: false }, options)),
    );
    let isDone = false;
    const texts = Promise.all(files.map(({ content }) => new Response(content).text())).finally(() => {
      isDone = true;
    });
    let most = 0;
    for (; !isDone; await pause(1)) most = Math.max(most, await statements());
    expect(most).toBeLessThanOrEqual(2);
    for (const text of await texts) expect(text.trimEnd().split("\r\n")).toHaveLength(ANSWERS + 1);
  });
});
