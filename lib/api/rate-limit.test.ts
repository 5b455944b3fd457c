import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { useDatabase } from "@/test/database";
import { countRequest } from "./rate-limit";

describe("the count of a credential's requests", () => {
  const db = useDatabase();
  const callerBy = (actor: Caller["actor"], organizationId = newId()): Caller => ({
    organizationId,
    plan: "starter",
    actor,
    scopes: new Set(),
  });
  const LIMIT = 60;
  const count = async (caller: Caller) => LIMIT - (await countRequest(db, caller, "api")).remaining;
  /** Moves all windows, so that a minute that ends during the test does not matter. */
  const moveWindows = (seconds: number) =>
    db.execute(sql`update rate_limit_windows set window_start = window_start + ${seconds}`);

  it("begins anew when its minute is over", async () => {
    const caller = callerBy({ kind: "api_key", id: newId() });
    await count(caller);
    await moveWindows(600);
    expect(await count(caller)).toBe(2);
    await moveWindows(-720);
    expect(await count(caller)).toBe(1);
  });

  it("does not begin anew when the database's clock goes back", async () => {
    const caller = callerBy({ kind: "api_key", id: newId() });
    await count(caller);
    await moveWindows(600);
    const [second, third] = [await countRequest(db, caller, "api"), await countRequest(db, caller, "api")];
    expect([LIMIT - second.remaining, LIMIT - third.remaining]).toEqual([2, 3]);
    expect(third.reset).toBe(second.reset);
    expect(third.wait).toBeGreaterThan(500);
  });

  it("is one for each organization for which a partner's client acts", async () => {
    const client = { kind: "oauth_client", id: newId() } as const;
    const [one, other] = [callerBy(client), callerBy(client)];
    await count(one);
    await moveWindows(600);
    expect([await count(one), await count(other)]).toEqual([2, 1]);
  });
});
