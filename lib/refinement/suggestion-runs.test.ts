import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import type { SuggestionScope } from "./subject";
import { claimRun, readRun, whileClaimed } from "./suggestion-runs";

const MINUTE = 60_000;

describe("the claim of a computation of suggestions", () => {
  const db = useDatabase();
  afterEach(() => void vi.useRealTimers());

  async function claimed(): Promise<SuggestionScope> {
    const caller = await newCaller(db, 100);
    const path = await newCodedQuestion(db, caller, { Stay: ["Room"] }, [["Room"]]);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    expect(await claimRun(db, scope)).toBe(true);
    return scope;
  }
  const claimEnds = async (scope: SuggestionScope) => (await readRun(db, scope))?.busyUntil?.getTime() ?? 0;

  it("is exclusive, and ends soon after its process has died", async () => {
    const scope = await claimed();
    expect(await claimRun(db, scope)).toBe(false);
    expect(await claimEnds(scope)).toBeLessThan(Date.now() + 3 * MINUTE);
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
