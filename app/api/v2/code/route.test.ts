import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as codebookRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/route";
import * as responsesRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import * as projectRoute from "@/app/api/v2/projects/[projectId]/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import * as usageRoute from "@/app/api/v2/usage/route";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as route from "./route";

const CODEBOOK = {
  categories: [
    {
      name: "Staff",
      codes: [
        { name: "Friendly staff", definition: "Staff are friendly, helpful, polite", sentiment: "Positive" },
        { name: "Rude staff", definition: "Staff are rude or unhelpful", sentiment: "Negative" },
      ],
    },
    { name: "Price", codes: [{ name: "Price", definition: "Price, cost, expensive, cheap" }] },
  ],
};

const answers = (...texts: string[]) => texts.map((text, index) => ({ id: `r${index + 1}`, text }));

describe("POST /v2/code with fewer than 50 answers", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 1000 });
  });
  const code = (body: Record<string, unknown>) => workspace.call(route, "POST", { body });
  const balance = async () => (await workspace.call(usageRoute, "GET")).body.data.credits_remaining;

  it("codes with the given codebook, its names and sentiments unchanged", async () => {
    const reply = await code({
      responses: answers("The staff were very friendly!", "Far too expensive.", "The staff was rude"),
      codebook: CODEBOOK,
    });
    expect([reply.status, reply.body.meta]).toEqual([200, { api_version: "v1", mode: "sync" }]);
    const { codebook, results, credits_used } = reply.body.data;
    expect(codebook.map((category: { name: string }) => category.name)).toEqual(["Staff", "Price"]);
    expect(
      codebook.flatMap(({ codes }: { codes: { code_number: number }[] }) => codes.map((c) => c.code_number)),
    ).toEqual([1, 2, 3]);
    expect(codebook[1].codes[0].sentiment).toBe("Neutral");
    expect(results.map(({ id }: { id: string }) => id)).toEqual(["r1", "r2", "r3"]);
    expect(results[0].codes[0]).toMatchObject({ name: "Friendly staff", sentiment: "Positive", category: "Staff" });
    expect(results[1].codes[0]).toMatchObject({ name: "Price", sentiment: "Neutral", mention_sentiment: "Negative" });
    expect("The staff were very friendly!").toContain(results[0].codes[0].evidence);
    expect(codebook[0].codes[0].frequency).toBe(1);
    expect(credits_used).toBe(3);
  });

  it("keeps repeated caller ids as they come, codes repeated texts alike, and charges them once", async () => {
    const before = await balance();
    const { data } = (
      await code({
        responses: [
          { id: "same", text: "Friendly staff" },
          { id: "same", text: "too expensive" },
          { id: "other", text: "  FRIENDLY   staff " },
          { id: "empty", text: "" },
          { id: "mash", text: "xq zzkj wpf" },
        ],
        codebook: CODEBOOK,
      })
    ).body;
    expect(data.results.map(({ id }: { id: string }) => id)).toEqual(["same", "same", "other", "empty", "mash"]);
    const names = data.results.map(({ codes }: { codes: { name: string }[] }) => codes.map(({ name }) => name));
    expect(names).toEqual([["Friendly staff"], ["Price"], ["Friendly staff"], [], []]);
    expect("  FRIENDLY   staff ").toContain(data.results[2].codes[0].evidence);
    expect(data.credits_used).toBe(2);
    expect(await balance()).toBe(before - 2);
  });

  it("builds a codebook from the given seeds, without the subjects to avoid", async () => {
    const responses = answers(
      "So noisy at night",
      "Noise from the street",
      "Rude staff",
      "The staff was rude",
      "Cold soup",
    );
    const seeds = { seed_codes: ["Parking", { name: "Loud rooms", sentiment: "Negative", category: "Room" }] };
    const reply = await code({ responses, ...seeds, avoid: ["staff"] });
    const { codebook } = reply.body.data;
    const codes = codebook.flatMap((category: { codes: object[] }) => category.codes);
    expect(codes).toEqual(expect.arrayContaining([expect.objectContaining({ name: "Parking", sentiment: "Neutral" })]));
    expect(codebook).toEqual(expect.arrayContaining([expect.objectContaining({ name: "Room" })]));
    expect(codes.length).toBeGreaterThan(2);
    for (const { name } of codes) expect(name).not.toMatch(/staff/i);
    const idle = await code({ responses, codebook: CODEBOOK, ...seeds, avoid: [] });
    expect(idle.body.error.issues?.map(({ path }) => path)).toEqual(["seed_codes", "avoid"]);
    const misspelt = await code({ responses, seed_codes: [{ name: "A", sentimnet: "Mixed" }, "B"] });
    expect(misspelt.body.error.issues).toEqual([
      { path: "seed_codes[0].sentimnet", message: expect.stringContaining("did you mean `sentiment`?") },
    ]);
  });

  it("leaves a temporary project that can be read, and that lists leave out", async () => {
    const { data } = (await code({ responses: answers("Friendly staff", "Cheap", "...?"), codebook: CODEBOOK })).body;
    const path = { projectId: data.project_id, questionId: data.question_id };
    const project = await workspace.call(projectRoute, "GET", { params: path });
    expect(project.body.data).toMatchObject({
      status: "completed",
      questions: [{ status: "coded", response_count: 3 }],
    });
    const codebook = await workspace.call(codebookRoute, "GET", { params: path });
    expect(codebook.body.data.categories).toMatchObject(data.codebook);
    const first = await workspace.call(responsesRoute, "GET", { params: path, query: "?limit=2" });
    expect(first.body.data).toMatchObject(data.results.slice(0, 2));
    const query = `?limit=2&cursor=${first.body.meta.next_cursor}`;
    const second = await workspace.call(responsesRoute, "GET", { params: path, query });
    expect(second.body.data).toMatchObject([{ id: "r3", codes: [], flags: ["empty"] }]);
    expect(second.body.meta.next_cursor).toBeNull();
    const listed = await workspace.call(projectsRoute, "GET");
    expect(listed.body.data.map(({ id }: { id: string }) => id)).not.toContain(data.project_id);
  });

  it("hides everything from other organizations", async () => {
    const { data } = (await code({ responses: answers("Friendly staff"), codebook: CODEBOOK })).body;
    const stranger = await newWorkspace(db);
    const params = { projectId: data.project_id, questionId: data.question_id };
    for (const handlers of [projectRoute, codebookRoute, responsesRoute]) {
      const reply = await stranger.call(handlers, "GET", { params });
      expect([reply.status, reply.body.error.code]).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("refuses a charge above the balance before any coding", async () => {
    const poor = await newWorkspace(db, { plan: "growth", credits: 12 });
    const texts = Array.from({ length: 20 }, (_, index) => `Friendly staff number ${index}`);
    const reply = await poor.call(route, "POST", { body: { responses: answers(...texts) } });
    expect([reply.status, reply.body.error.code]).toEqual([402, "INSUFFICIENT_CREDITS"]);
    expect(reply.body.error.message).toBe("Your organization has 12 credits remaining but this request requires 20.");
    const projects = await poor.call(projectsRoute, "GET", { query: "?include=temporary" });
    expect(projects.body.data).toEqual([]);
  });

  it("lets the balance go below zero if the plan allows it", async () => {
    const rich = await newWorkspace(db, { plan: "enterprise", credits: 1 });
    const body = { responses: answers("Friendly staff", "Rude staff", "Price") };
    expect((await rich.call(route, "POST", { body })).status).toBe(200);
    expect((await rich.call(usageRoute, "GET")).body.data.credits_remaining).toBe(-2);
  });

  it("says what is wrong, charges nothing and stores nothing", async () => {
    const good = answers("Good food");
    const invalid: [Record<string, unknown>, string][] = [
      [{}, "responses"],
      [{ responses: [] }, "responses"],
      [{ responses: "Good food" }, "responses"],
      [{ responses: Array.from({ length: 10_001 }, (_, index) => ({ id: `${index}`, text: "x" })) }, "responses"],
      [{ responses: [{ text: "no id" }] }, "responses[0].id"],
      [{ responses: [...good, { id: "2" }] }, "responses[1].text"],
      [{ responses: [{ id: 1, text: "x" }] }, "responses[0].id"],
      [{ responses: good, coding_type: "telepathy" }, "coding_type"],
      [{ responses: good, language: "xx" }, "language"],
      [{ responses: good, language: "english" }, "language"],
      [{ responses: good, codebook: {} }, "codebook.categories"],
      [{ responses: good, codebook: { categories: [] } }, "codebook.categories"],
      [{ responses: good, codebook: { categories: [{ name: "A" }] } }, "codebook.categories[0].codes"],
      [{ responses: good, codebook: { categories: [{ name: "A", codes: [] }] } }, "codebook.categories"],
      [
        { responses: good, codebook: { categories: [{ name: "A", codes: [{ name: " " }] }] } },
        "codebook.categories[0].codes[0].name",
      ],
      [
        { responses: good, codebook: { categories: [{ name: "A", codes: [{ name: "B" }, { name: "B" }] }] } },
        "codebook.categories[0].codes[1].name",
      ],
      [
        { responses: good, codebook: { categories: [{ name: "A", codes: [{ name: "B", sentiment: "Angry" }] }] } },
        "codebook.categories[0].codes[0].sentiment",
      ],
    ];
    const before = await balance();
    for (const [body, path] of invalid) {
      const { status, body: reply } = await code(body);
      expect([status, reply.error.code]).toEqual([422, "VALIDATION_ERROR"]);
      expect(reply.error.issues?.map((issue) => issue.path)).toEqual([path]);
    }
    expect(await balance()).toBe(before);
  });

  it("keeps the ledger equal to the balance, also under parallel requests", async () => {
    const busy = await newWorkspace(db, { plan: "growth", credits: 30 });
    const body = { responses: answers("Friendly staff", "Rude staff", "Price"), codebook: CODEBOOK };
    const replies = await Promise.all(Array.from({ length: 25 }, () => busy.call(route, "POST", { body })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(15);
    const [sums] = await db.execute<{ sum: number; balance: number }>(sql`
      select (select sum(amount)::integer from credit_ledger where organization_id = a.organization_id) as sum, balance
      from credit_accounts a where organization_id = ${busy.organizationId}`);
    expect(sums).toEqual({ sum: 0, balance: 0 });
  });
});
