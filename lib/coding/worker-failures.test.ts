import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditReservations } from "@/db/schema/credits";
import type { Caller } from "@/lib/auth/caller";
import { readBalance } from "@/lib/credits/usage";
import { type CodingEngine, EngineError, NO_USAGE } from "@/lib/engines/engine";
import { selectEngine } from "@/lib/engines/select-engine";
import type { WorkerError } from "@/lib/workers/worker-error";
import { runInWorker, type WorkerOptions } from "@/lib/workers/workers";
import { useDatabase } from "@/test/database";
import { buildTryingWorker } from "@/test/trying-worker-entry";
import { newWorkspace } from "@/test/workspace";
import { codeOneCall } from "./code-one-call";

const CODEBOOK = [
  { name: "Stay", codes: [{ name: "Friendly staff", definition: null, sentiment: "Positive" as const }] },
];
const request = {
  responses: ["Friendly staff", "The room was cold"].map((text, index) => ({ id: `${index}`, text })),
  codingType: "qualitative" as const,
  language: "en",
  codebook: CODEBOOK,
};

describe("a call whose worker is ended", () => {
  const db = useDatabase();
  const trying = { build: buildTryingWorker() };
  let caller: Caller;
  beforeAll(async () => {
    const { organizationId } = await newWorkspace(db, { plan: "growth", credits: 100 });
    caller = { organizationId, plan: "growth", actor: { kind: "operator" }, scopes: new Set() };
  });
  afterAll(async () => (await trying.build).remove());

  async function engineThat(does: "loop" | "allocate", options: WorkerOptions): Promise<CodingEngine> {
    const { entry } = await trying.build;
    const engine = selectEngine();
    return {
      ...engine,
      version: engine.version,
      classify: () =>
        runInWorker(entry, does, {}, options).then(
          () => ({ value: [], usage: NO_USAGE }),
          (cause: WorkerError) => {
            throw new EngineError(cause.message, { retryable: cause.retryable, cause });
          },
        ),
    };
  }

  it.each([
    ["time", "loop", { isLong: false, deadline: 300 }],
    ["memory", "allocate", { isLong: true, deadline: 60_000 }],
  ] as const)("for %s fails alone, and costs nothing", async (exceeded, does, options) => {
    const failing = codeOneCall(db, caller, request, await engineThat(does, options));
    const other = codeOneCall(db, caller, request, selectEngine());
    await expect(failing).rejects.toMatchObject({ retryable: false, cause: { exceeded } });
    expect(await other).toMatchObject({ mode: "sync" });
    expect(await readBalance(db, caller.organizationId)).toBe(exceeded === "time" ? 98 : 96);
    expect(await db.$count(creditReservations, isNull(creditReservations.settledAt))).toBe(0);
  });
});
