import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as logo from "@/app/shared/logo/route";
import { auditLog } from "@/db/schema/audit";
import { idempotencyKeys } from "@/db/schema/idempotency";
import { reportStyles } from "@/db/schema/report-styles";
import { shareLinks } from "@/db/schema/share-links";
import { operatorFor } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { MAX_SHARE_LINKS } from "@/lib/share-links/manage-share-links";
import { openShareLink } from "@/lib/share-links/open-share-link";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newMember, newWorkspace } from "@/test/workspace";
import * as questions from "../questions/route";
import * as project from "../route";
import * as link from "./[linkId]/route";
import * as links from "./route";

const DAY = 86_400_000;

describe("share links over HTTP", () => {
  const db = useDatabase();

  async function surveyed() {
    const workspace = await newWorkspace(db);
    const caller = operatorFor(workspace.organizationId);
    const { projectId, questionId } = await newSegmentedQuestion(db, caller, { Staff: ["Friendly"] }, [
      { answers: 3, segments: { region: "North" }, codes: ["Friendly"] },
    ]);
    return { ...workspace, params: { projectId }, questionId };
  }
  const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
  const open = (url: string) => openShareLink(db, tokenOf(url));

  it("are made, listed, opened and revoked; the token is in the first reply alone", async () => {
    const { call, params, questionId, organizationId } = await surveyed();
    const body = { name: "Client deck", with_verbatims: true, question_ids: [questionId], expires_in_days: 7 };
    const headers = { "idempotency-key": "once" };
    const made = await call(links, "POST", { params, body, headers });
    expect(made.status).toBe(201);
    const { id, url, ...shown } = made.body.data;
    expect(shown).toMatchObject({
      ...{ project_id: params.projectId, name: "Client deck", with_verbatims: true, question_ids: [questionId] },
      ...{ last_opened_at: null, created_by: null },
    });
    expect(Date.parse(shown.expires_at) - Date.now()).toBeGreaterThan(6.9 * DAY);
    expect(Buffer.from(tokenOf(url), "base64url").length).toBeGreaterThanOrEqual(16);
    expect((await call(links, "POST", { params, body, headers })).body.data.url).toBe(url);
    expect((await call(links, "GET", { params })).body).toMatchObject({ data: [{ id, ...shown }] });

    expect(await open(url)).toMatchObject({ name: "Stay", organization: "Acme Research", withVerbatims: true });
    const openedAt = async () => (await call(links, "GET", { params })).body.data[0].last_opened_at;
    await expect.poll(openedAt).not.toBeNull();

    const listed = (await call(links, "GET", { params })).bytes;
    const rows = [
      ...(await db.select().from(shareLinks).where(eq(shareLinks.organizationId, organizationId))),
      ...(await db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId))),
      ...(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.organizationId, organizationId))),
    ];
    const kept = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value)));
    expect(`${Buffer.from(listed)} ${kept.join(" ")}`).not.toContain(tokenOf(url));

    const at = { ...params, linkId: id };
    expect((await call(link, "DELETE", { params: at })).body.data).toEqual({ id, deleted: true });
    expect(await open(url)).toBeNull();
    expect((await call(link, "DELETE", { params: at })).body.error.code).toBe("NOT_FOUND");
    const entries = await db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId));
    expect(entries.map(({ action, target }) => ({ action, target }))).toEqual([
      { action: "createShareLink", target: { id, project_id: params.projectId, projectId: params.projectId } },
      { action: "revokeShareLink", target: { id, linkId: id, projectId: params.projectId } },
    ]);
  });

  it("work for 30 days unless another time is given, of a year at most", async () => {
    const { call, params } = await surveyed();
    const { id, url, expires_at, with_verbatims } = (await call(links, "POST", { params, body: { name: "x" } })).body
      .data;
    expect(Math.round((Date.parse(expires_at) - Date.now()) / DAY)).toBe(30);
    expect(with_verbatims).toBe(false);
    for (const wrong of [{ expires_in_days: 366 }, { expires_in_days: 0 }, { name: " " }, { question_ids: [] }]) {
      expect((await call(links, "POST", { params, body: { name: "x", ...wrong } })).status).toBe(422);
    }
    await db
      .update(shareLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(shareLinks.id, id));
    expect(await open(url)).toBeNull();
    expect(await openShareLink(db, "")).toBeNull();
    expect((await call(links, "GET", { params })).body.data).toHaveLength(1);
  });

  it("show the questions with answers that were chosen, or all there are; nothing of a deleted project", async () => {
    const { call, params, questionId } = await surveyed();
    const { id: later } = (await call(questions, "POST", { params, body: { text: "And why?" } })).body.data;
    const all = (await call(links, "POST", { params, body: { name: "All" } })).body.data.url;
    const chosen = { name: "One", question_ids: [later] };
    const one = (await call(links, "POST", { params, body: chosen })).body.data.url;
    expect((await open(all))?.questions).toMatchObject([{ id: questionId, text: "What stood out?", answers: 3 }]);
    expect((await open(one))?.questions).toEqual([]);
    await call(project, "DELETE", { params });
    expect([await open(all), await open(one)]).toEqual([null, null]);
  });

  it("bring the organization's logo as long as they work", async () => {
    const { call, params, organizationId } = await surveyed();
    const { id, url } = (await call(links, "POST", { params, body: { name: "x" } })).body.data;
    const picture = () => logo.GET(new Request(url.replace("/shared?", "/shared/logo?")));
    expect((await picture()).status).toBe(404);
    const image = { logo: Buffer.from("a picture"), logoType: "png", logoWidth: 40, logoHeight: 20 } as const;
    await db.insert(reportStyles).values({ organizationId, colours: [], ...image });
    const reply = await picture();
    expect([reply.headers.get("content-type"), await reply.text()]).toEqual(["image/png", "a picture"]);
    expect((await open(url))?.hasLogo).toBe(true);
    await call(link, "DELETE", { params: { ...params, linkId: id } });
    expect((await picture()).status).toBe(404);
  });

  it("are at most 100 of a project", async () => {
    const { call, params, organizationId } = await surveyed();
    const values = Array.from({ length: MAX_SHARE_LINKS }, () => {
      const id = newId();
      return {
        ...{ organizationId, id, projectId: params.projectId, name: "x", withVerbatims: false },
        ...{ tokenHash: Buffer.from(id), expiresAt: sql`now()` },
      };
    });
    await db.insert(shareLinks).values(values);
    expect((await call(links, "POST", { params, body: { name: "x" } })).body.error.code).toBe("CONFLICT");
  });

  it("are made and revoked by those who may change the project, whoever made them; strangers know none", async () => {
    const { call, params, questionId, organizationId } = await surveyed();
    const maker = await newMember(db, organizationId, "researcher");
    const made = (await maker.call(links, "POST", { params, body: { name: "x" } })).body.data;
    expect(made.created_by).toBe(maker.user.id);
    const at = { ...params, linkId: made.id };
    const viewer = await newMember(db, organizationId, "viewer");
    expect((await viewer.call(links, "GET", { params })).status).toBe(200);
    expect((await viewer.call(links, "POST", { params, body: { name: "x" } })).status).toBe(403);
    expect((await viewer.call(link, "DELETE", { params: at })).status).toBe(403);
    const stranger = await surveyed();
    for (const reply of [
      await stranger.call(links, "GET", { params }),
      await stranger.call(links, "POST", { params, body: { name: "x" } }),
      await stranger.call(link, "DELETE", { params: at }),
      await stranger.call(link, "DELETE", { params: { ...stranger.params, linkId: made.id } }),
      await stranger.call(links, "POST", { params: stranger.params, body: { name: "x", question_ids: [questionId] } }),
    ]) {
      expect(reply.body.error.code).toBe("NOT_FOUND");
    }
    expect((await call(link, "DELETE", { params: at })).status).toBe(200);
  });
});
