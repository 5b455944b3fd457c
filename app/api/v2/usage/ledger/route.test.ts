import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as code from "@/app/api/v2/projects/[projectId]/questions/[questionId]/code/route";
import * as codebook from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/route";
import * as upload from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as oneProject from "@/app/api/v2/projects/[projectId]/route";
import * as projects from "@/app/api/v2/projects/route";
import { creditLedger } from "@/db/schema/credits";
import { grantCredits } from "@/lib/credits/ledger";
import { readReserved } from "@/lib/credits/read-ledger";
import { reserveCredits, settleReservation } from "@/lib/credits/reservation";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import * as ledger from "./route";

describe("GET /v2/usage/ledger", () => {
  const db = useDatabase();

  /** A workspace that opened with 1,000 credits, was granted 500, and spent 30 of 80 reserved. */
  async function spender() {
    const workspace = await newWorkspace(db, { plan: "growth", credits: 1_000 });
    const { organizationId } = workspace;
    await grantCredits(db, { organizationId, amount: 500, description: '=cmd|"top-up", by hand' });
    const input = { amount: 80, description: "One-call coding", expiresAfter: null };
    const reservationId = await reserveCredits(db, { organizationId, plan: "growth" }, input);
    expect(await readReserved(db, { organizationId })).toBe(80);
    await settleReservation(db, { organizationId, reservationId }, 30);
    expect(await readReserved(db, { organizationId })).toBe(0);
    return workspace;
  }

  it("lists signed movements whose amounts add up to each balance, newest first", async () => {
    const { call } = await spender();
    const { status, body } = await call(ledger, "GET");
    expect([status, body.meta.next_cursor]).toEqual([200, null]);
    expect(body.data.map((row: Record<string, unknown>) => [row.kind, row.amount, row.balance_after])).toEqual([
      ["settlement", 50, 1_470],
      ["reservation", -80, 1_420],
      ["grant", 500, 1_500],
      ["opening", 1_000, 1_000],
    ]);
    expect(body.data[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it("is paged by cursor and filtered by one kind or several", async () => {
    const { call } = await spender();
    const first = await call(ledger, "GET", { query: "?limit=3" });
    const rest = await call(ledger, "GET", { query: `?limit=3&cursor=${first.body.meta.next_cursor}` });
    expect([first, rest].map(({ body }) => body.data.length)).toEqual([3, 1]);
    const kinds = async (query: string) =>
      (await call(ledger, "GET", { query })).body.data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds("?kind=grant")).toEqual(["grant"]);
    expect(await kinds("?kind=opening&kind=grant")).toEqual(["grant", "opening"]);
    for (const query of ["?kind=gift", "?cursor=abc", "?limit=0", "?format=pdf"]) {
      expect((await call(ledger, "GET", { query })).status, query).toBe(422);
    }
  });

  it("is sent as CSV without cells that a spreadsheet would run as formulas", async () => {
    const { organizationId } = await spender();
    const { cookie } = await newMember(db, organizationId, "viewer");
    const request = new Request("http://coding.test/api/v2/usage/ledger?format=csv", {
      headers: { cookie, "sec-fetch-site": "same-origin" },
    });
    const reply = await ledger.GET(request, { params: Promise.resolve({}) });
    expect(reply.headers.get("content-disposition")).toContain('filename="credits.csv"');
    const lines = (await reply.text()).split("\r\n");
    expect(lines[0]).toBe("created_at,kind,amount,balance_after,description,id");
    expect(lines[1]).toMatch(/,settlement,50,1470,/);
    expect(lines[2]).toMatch(/,reservation,-80,1420,/);
    expect(lines[3]).toContain(`"'=cmd|""top-up"", by hand"`);
    expect(lines).toHaveLength(6);
  });

  it("names the question of a job by its present wording, and keeps none of it", async () => {
    const { organizationId, call } = await newWorkspace(db, { plan: "growth", credits: 100 });
    const question = { text: "Why did you leave us?" };
    const { data: project } = (await call(projects, "POST", { body: { name: "Exit", questions: [question] } })).body;
    const params = { projectId: project.id, questionId: project.questions[0].id };
    await call(upload, "POST", { params, body: { responses: [{ id: "r1", text: "The price" }] } });
    const categories = [{ name: "Reasons", codes: [{ name: "Price" }] }];
    await call(codebook, "PUT", { params, body: { categories } });
    const { job_id } = (await call(code, "POST", { params, body: {} })).body.data;
    const described = async () =>
      (await call(ledger, "GET", { query: "?kind=reservation" })).body.data[0].description as string;
    expect(await described()).toBe(`Coding of “Why did you leave us?”, ${job_id}`);
    const rows = await db.select().from(creditLedger).where(eq(creditLedger.organizationId, organizationId));
    expect(JSON.stringify(rows)).not.toContain("leave us");
    await call(oneProject, "DELETE", { params });
    expect(await described()).toBe(`Coding of a deleted question, ${job_id}`);
  });

  it("is hidden from other organizations", async () => {
    await spender();
    const { call } = await newWorkspace(db, { credits: 7 });
    expect((await call(ledger, "GET")).body.data).toEqual([expect.objectContaining({ kind: "opening", amount: 7 })]);
  });
});
