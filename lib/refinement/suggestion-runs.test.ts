import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { suggestionRuns } from "@/db/schema/suggestions";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import type { SuggestionScope } from "./subject";
import { type ClaimedRun, claimRun, endRun, readRun, whileClaimed } from "./suggestion-runs";

const MINUTE = 60_000;

describe("the claim of a computation of suggestions", () => {
  const db = useDatabase();
  afterEach(() => void vi.useRealTimers());

  async function claimed(): Promise<ClaimedRun> {
    const caller = await newCaller(db, 100);
    const path = await newCodedQuestion(db, caller, { Stay: ["Room"] }, [["Room"]]);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const run = await claimRun(db, scope);
    if (!run) throw new Error("The computation is claimed already.");
    return run;
  }
  const claimEnds = async (scope: SuggestionScope) => (await readRun(db, scope))?.busyUntil?.getTime() ?? 0;

  it("is exclusive, and ends soon after its process has died", async () => {
    const run = await claimed();
    expect(await claimRun(db, run)).toBeNull();
    expect(await claimEnds(run)).toBeLessThan(Date.now() + 3 * MINUTE);
  });

  it("is taken over when it has ended; the slow process then stores nothing, and renews no claim", async () => {
    const slow = await claimed();
    const isRow = eq(suggestionRuns.questionId, slow.questionId);
    await db
      .update(suggestionRuns)
      .set({ busyUntil: new Date(Date.now() - 1) })
      .where(isRow);
    const next = await claimRun(db, slow);
    expect(next).not.toBeNull();
    const end = await claimEnds(slow);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await whileClaimed(db, slow, async () => {
      vi.advanceTimersByTime(MINUTE / 2);
      await pause(100);
    });
    expect(await claimEnds(slow)).toBe(end);
    expect(await endRun(db, slow, { basis: "old" })).toBe(false);
    expect(await readRun(db, slow)).toMatchObject({ basis: null, claim: next?.claim });
    expect(next && (await endRun(db, next, { basis: "new" }))).toBe(true);
    expect(await readRun(db, slow)).toMatchObject({ basis: "new", claim: null, busyUntil: null });
  });

  it("is renewed while the computation runs", async () => {
    const scope = await claimed();
    const first = await claimEnds(scope);
    // Milliseconds are compared.
    await pause(5);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await whileClaimed(db, scope, async () => {
      vi.advanceTimersByTime(MINUTE / 2);
      while ((await claimEnds(scope)) <= first) await pause(20);
    });
    const last = await claimEnds(scope);
    vi.advanceTimersByTime(MINUTE);
    expect(await claimEnds(scope)).toBe(last);
  });
});
