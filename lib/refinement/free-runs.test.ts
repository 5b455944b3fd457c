import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditLedger } from "@/db/schema/credits";
import { jobs } from "@/db/schema/jobs";
import { modelSettings } from "@/db/schema/model-settings";
import { PLANS, type Plan } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { createCode } from "@/lib/codebook/edit-codes";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { countFreeRun } from "@/lib/credits/free-runs";
import { readBalance } from "@/lib/credits/usage";
import { localEngine } from "@/lib/engines/local/engine";
import { newId } from "@/lib/ids/new-id";
import { cancelJob } from "@/lib/jobs/end-job";
import { createOrganization } from "@/lib/organizations/create-organization";
import { env } from "@/lib/runtime/env";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { listSuggestions } from "./list-suggestions";
import { refreshIfDue } from "./refresh-suggestions";
import { suggestAfterJob } from "./suggest-after-job";
import { readRun } from "./suggestion-runs";

/** Stands for a language model. */
const engine = { ...localEngine, name: "openai" as const };
const LIMITS: Record<Plan, number> = { starter: 10, growth: 50, professional: 100, enterprise: 500 };
const DAY = 86_400;

describe("free runs of a language model", () => {
  const db = useDatabase();

  async function newCaller(plan: Plan = "starter"): Promise<Caller> {
    const { id } = await createOrganization(db, { name: "Acme", plan, credits: 500 });
    return { organizationId: id, plan, actor: { kind: "operator" }, scopes: new Set() };
  }
  const newQuestion = (caller: Caller) =>
    newCodedQuestion(db, caller, { Staff: ["Friendly staff"], People: ["friendly  staff"] }, [["Friendly staff"]]);
  type Path = Awaited<ReturnType<typeof newQuestion>>;

  const rowsOf = ({ organizationId }: Caller) =>
    db
      .select()
      .from(creditLedger)
      .where(and(eq(creditLedger.organizationId, organizationId), eq(creditLedger.kind, "free")));
  const counted = async (caller: Caller) => (await rowsOf(caller)).length;
  const fill = async (caller: Caller) => {
    const missing = LIMITS[caller.plan] - (await counted(caller));
    for (let run = 0; run < missing; run++) await countFreeRun(db, caller, engine, "test");
  };
  /** Makes the rows of today a day older, which the ledger itself refuses. */
  const passDay = ({ organizationId }: Caller) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`alter table ${creditLedger} disable trigger credit_ledger_kept`);
      await tx
        .update(creditLedger)
        .set({ createdAt: sql`now() - interval '1 day'` })
        .where(eq(creditLedger.organizationId, organizationId));
      await tx.execute(sql`alter table ${creditLedger} enable trigger credit_ledger_kept`);
    });
  const list = (caller: Caller, path: Path, refresh = false, by = engine as typeof localEngine) =>
    listSuggestions(db, caller, path, { refresh, status: "pending" }, by);
  const change = (caller: Caller, path: Path) =>
    createCode(db, caller, path, {
      name: newId(),
      definition: null,
      sentiment: "Neutral",
      place: { category: "Staff" },
    });
  const limited = { code: "RATE_LIMITED", retryAfter: expect.any(Number) };

  it.each(PLANS)("are as many a day as the plan %s includes, also if they come at once", async (plan) => {
    const caller = await newCaller(plan);
    const max = LIMITS[plan];
    const runs = Array.from({ length: max + 5 }, () =>
      db.transaction((tx) => countFreeRun(tx, caller, engine, "test")),
    );
    const outcomes = await Promise.allSettled(runs);
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect([refused.length, await counted(caller)]).toEqual([5, max]);
    for (const error of refused) {
      expect(error).toMatchObject(limited);
      expect(error.message).toContain(`${max} codebooks`);
      expect(error.retryAfter).toBeGreaterThan(0);
      expect(error.retryAfter).toBeLessThanOrEqual(DAY);
    }
    await passDay(caller);
    await countFreeRun(db, caller, engine, "test");
  });

  it("count each generated codebook, with a movement of no credits, and none of the local engine's", async () => {
    const caller = await newCaller();
    const path = await newQuestion(caller);
    const generate = async (by = engine as typeof localEngine) =>
      cancelJob(db, caller, (await acceptGenerationJob(db, caller, path, { engine: by })).job_id);
    await generate(localEngine);
    expect(await counted(caller)).toBe(0);
    await generate();
    expect(await rowsOf(caller)).toMatchObject([{ amount: 0, balanceAfter: 500, subjectId: path.questionId }]);
    await fill(caller);
    await expect(generate()).rejects.toMatchObject(limited);
    await generate(localEngine);
    expect([await counted(caller), await readBalance(db, caller.organizationId)]).toEqual([LIMITS.starter, 500]);
    const queued = await db.$count(jobs, and(eq(jobs.questionId, path.questionId), eq(jobs.status, "queued")));
    expect(queued).toBe(0);
  });

  it.each([
    ["at once", engine],
    ["in the background", { ...engine, batchSize: 1 }],
  ])("count each computation of suggestions %s, and then show those from before", async (_, by) => {
    const caller = await newCaller();
    const path = await newQuestion(caller);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const listed = async (refresh = false) => {
      await list(caller, path, refresh, by);
      await refreshIfDue(db, scope, by);
      return list(caller, path, false, by);
    };
    const first = await listed();
    expect([first.items.length > 0, first.outdated, await counted(caller)]).toEqual([true, false, 1]);
    await listed(true);
    await change(caller, path);
    await listed();
    expect(await counted(caller)).toBe(3);
    await fill(caller);
    await change(caller, path);
    const then = await list(caller, path, false, by);
    expect([then.items.length > 0, then.computing, then.outdated]).toEqual([true, false, true]);
    await expect(list(caller, path, true, by)).rejects.toMatchObject(limited);
    await expect(list(caller, await newQuestion(caller), false, by)).rejects.toMatchObject(limited);
    expect((await list(caller, path, true, localEngine)).outdated).toBe(false);
    await passDay(caller);
    expect((await listed()).outdated).toBe(false);
  });

  it("are asked for by a job only if the settings say so, and then not counted; nor is one-call coding", async () => {
    const caller = await newCaller();
    const path = await newQuestion(caller);
    const { organizationId } = caller;
    const job = { organizationId, id: "job_000000000000000000000001" };
    await db.insert(jobs).values({ ...job, type: "auto_coding", status: "completed", ...path, total: 1, charged: 1 });
    const scope = { organizationId, questionId: path.questionId, grouped: false };
    await suggestAfterJob(db, job, engine);
    expect(await readRun(db, scope)).toBeNull();

    const { OPERATING_ORGANIZATION, CODING_ENGINE } = env;
    Object.assign(env, { OPERATING_ORGANIZATION: organizationId, CODING_ENGINE: undefined });
    await db.insert(modelSettings).values({
      ...{ organizationId, baseUrl: "http://127.0.0.1:9/v1", model: "some-model", api: "chat" as const },
      suggestsAfterCoding: true,
    });
    await suggestAfterJob(db, job, engine).finally(() => Object.assign(env, { OPERATING_ORGANIZATION, CODING_ENGINE }));
    expect((await readRun(db, scope))?.requestedAt).not.toBeNull();
    expect((await list(caller, path)).items.length).toBeGreaterThan(0);
    const responses = [{ id: "1", text: "The staff were friendly" }];
    const codebook = [
      { name: "Staff", codes: [{ name: "Friendly staff", definition: null, sentiment: "Neutral" as const }] },
    ];
    await codeOneCall(db, caller, { responses, codingType: "qualitative", language: "en", codebook }, engine);
    expect(await counted(caller)).toBe(0);
  });
});
