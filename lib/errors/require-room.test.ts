import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createApiKey } from "@/lib/auth/api-keys";
import type { Caller } from "@/lib/auth/caller";
import { createSession } from "@/lib/auth/session";
import { createCode } from "@/lib/codebook/edit-codes";
import { listVersions } from "@/lib/codebook/versions";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { localEngine } from "@/lib/engines/local/engine";
import { createGroup } from "@/lib/groups/groups";
import { acceptJob } from "@/lib/jobs/accept-job";
import { createClient } from "@/lib/oauth/manage-clients";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { removeExpired } from "@/lib/upkeep/maintenance";
import { createUser } from "@/lib/users/create-user";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";

const FULL = { code: "CONFLICT" };

describe("the number of an organization's records is limited", () => {
  const db = useDatabase();
  let caller: Caller;
  let org: string;
  beforeAll(async () => {
    caller = await newCaller(db);
    org = caller.organizationId;
  });

  const newQuestion = () => newCodedQuestion(db, caller, { Stay: ["Staff"] }, []);
  const count = async (table: string): Promise<number> => {
    const [row] = await db.execute<{ count: string }>(
      sql`select count(*) from ${sql.identifier(table)} where organization_id = ${org}`,
    );
    return Number(row?.count);
  };

  it("for groups", async () => {
    const paths = [await newQuestion(), await newQuestion()];
    const input = { name: "Tracker", questionIds: paths.map(({ questionId }) => questionId) };
    await db.execute(sql`insert into question_groups (organization_id, id, name)
      select ${org}, gen_random_uuid(), 'Full' from generate_series(1, 5000)`);
    await expect(createGroup(db, caller, input)).rejects.toMatchObject(FULL);
    await db.execute(sql`delete from question_groups where id = (select id from question_groups limit 1)`);
    expect((await createGroup(db, caller, input)).questions).toHaveLength(2);
  });

  it("for jobs that wait, and gives the reserved credits back", async () => {
    const job = { ...(await newQuestion()), total: 1, credits: 5, type: "auto_coding" as const, options: {} };
    await db.execute(sql`insert into jobs (organization_id, id, project_id, type, total)
      select ${org}, 'job_' || lpad(to_hex(n), 24, '0'), gen_random_uuid(), 'connection_import', 1 from generate_series(1, 1000) n`);
    const accept = () => acceptJob(db, caller, job);
    await expect(accept()).rejects.toMatchObject({ ...FULL, message: expect.stringContaining("cancel one first") });
    expect(await count("credit_reservations")).toBe(0);
    await db.execute(sql`update jobs set status = 'failed', finished_at = now()`);
    expect((await accept()).status).toBe("queued");
  });

  it("for the versions of a codebook, of which the last are kept", async () => {
    const path = await newQuestion();
    await db.execute(sql`insert into codebook_versions (organization_id, question_id, number, change, summary, actor, codebook)
      select ${org}, ${path.questionId}, n, 'edit', 'Edited', 'operator', '[]' from generate_series(2, 500) n`);
    await db.execute(sql`update questions set codebook_version = 500 where id = ${path.questionId}`);
    const [category] = await db.execute<{ id: string }>(
      sql`select id from categories where question_id = ${path.questionId}`,
    );
    await createCode(db, caller, path, {
      place: { categoryId: category?.id ?? "" },
      name: "Breakfast",
      definition: null,
      sentiment: "Neutral",
    });
    const { items } = await listVersions(db, caller, path, { limit: 1_000 });
    expect([items.length, items[0]?.version, items.at(-1)?.version]).toEqual([500, 501, 2]);
  });

  it("for temporary projects, which a call whose answers cost nothing makes too", async () => {
    await db.execute(sql`insert into projects (organization_id, id, name, language, coding_type, temporary)
      select ${org}, gen_random_uuid(), 'Full', 'en', 'qualitative', true from generate_series(1, 100000)`);
    const request = {
      responses: [{ id: "1", text: "asdf" }],
      codingType: "qualitative" as const,
      language: "en",
      codebook: [{ name: "Stay", codes: [{ name: "Staff", definition: null, sentiment: "Neutral" as const }] }],
    };
    const code = () => codeOneCall(db, caller, request, localEngine);
    await expect(code()).rejects.toMatchObject(FULL);
    await db.execute(sql`delete from projects where id = (select id from projects where temporary limit 1)`);
    expect((await code()).mode).toBe("sync");
    await db.execute(sql`delete from projects where temporary`);
  });

  it("for suggestions that people have resolved and their decisions, of which the last are kept", async () => {
    const path = await newQuestion();
    const number = (n: string) => sql`('01989c3e-7d1a-7cc3-98c4-' || lpad(${sql.raw(n)}::text, 12, '0'))::uuid`;
    await db.execute(sql`insert into suggestions
        (organization_id, id, question_id, type, action, status, reopened, confidence, title, rationale)
      select ${org}, ${number("n")}, ${path.questionId}, 'new_code', 'create_new',
        (case n % 3 when 0 then 'applied' when 1 then 'dismissed' else 'pending' end)::suggestion_status, n % 3 = 2,
        'low', 'Full', '' from generate_series(1, 1000) n`);
    await db.execute(sql`insert into suggestion_decisions (organization_id, id, question_id, suggestion_id, action, title,
        actor, version_before, version_after, responses_changed, summary)
      select ${org}, ${number("n")}, ${path.questionId}, ${number("least(n, 1000)")}, 'dismiss', 'Full', 'operator', 1, 1, 0, ''
      from generate_series(1, 10000) n`);
    const own = { type: "new_code" as const, category: null, sourceCodeId: null, targetCodeId: null, parts: [] };
    const code = { name: "Breakfast", definition: null, sentiment: "Neutral" as const };
    await applySuggestion(db, caller, path, { own: { ...own, code, responseIds: [] }, resolution: {} });
    expect([await count("suggestions"), await count("suggestion_decisions")]).toEqual([1_000, 10_000]);
    const [oldest] = await db.execute(sql`select right(min(id::text), 3)::integer as number from suggestions`);
    expect(oldest).toEqual({ number: 2 });
  });

  it("for the answers of a question", async () => {
    const path = await newQuestion();
    await db.execute(sql`update questions set response_count = 2000000 where id = ${path.questionId}`);
    const upload = uploadResponses(db, caller, path, [{ id: "1", text: "One too many" }]);
    await expect(upload).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("2,000,000"),
    });
    expect(await count("responses")).toBe(0);
  });

  it("for apps of a partner, and for revoked keys and sessions, of which the last are kept", async () => {
    const create = () =>
      createClient(db, {
        organizationId: org,
        name: "App",
        redirectUris: ["https://partner.example/back"],
        flows: ["standard"],
        scopes: ["projects:read"],
      });
    await create();
    await db.execute(sql`insert into oauth_clients (organization_id, id, name, redirect_uris, flows, allowed_scopes)
      select ${org}, gen_random_uuid(), 'Full', '{}', '{}', '{}' from generate_series(1, 499)`);
    await expect(create()).rejects.toMatchObject(FULL);
    await db.execute(sql`insert into api_keys (organization_id, id, name, key_hash, ending, scopes, revoked_at)
      select ${org}, gen_random_uuid(), 'Old', decode(md5(n::text), 'hex'), 'abcd', '{read}', now() from generate_series(1, 1005) n`);
    await createApiKey(db, { organizationId: org, name: "New", scopes: ["read"] });
    expect(await count("api_keys")).toBe(1_001);
    const { id } = await createUser(db, { email: "many@example.test", password: "seven brass kettles" });
    for (let number = 0; number < 105; number++) await createSession(db, id);
    const [open] = await db.execute<{ count: string }>(sql`select count(*) from sessions where user_id = ${id}`);
    expect(Number(open?.count)).toBe(100);
  });

  it("for counts and audit logs, which maintenance cuts", async () => {
    const now = Date.now().toString(16).padStart(12, "0");
    await db.execute(sql`insert into audit_log (organization_id, id, actor_kind, action, target, address, user_agent, created_at)
      values (${org}, ${"01000000-0000-7000-8000-000000000000"}, 'operator', 'createProject', '{}', '', '', '2004-11-03'),
        (${org}, ${`${now.slice(0, 8)}-${now.slice(8)}-7000-8000-000000000000`}, 'operator', 'createProject', '{}', '', '', now())`);
    await db.execute(sql`insert into rate_limit_windows values ('old', 0, 1)`);
    await db.execute(sql`insert into sign_in_attempts values ('old', 0, 1)`);
    await removeExpired(db);
    expect(await count("audit_log")).toBe(1);
    const [left] = await db.execute(sql`select (select count(*) from rate_limit_windows)::integer as windows,
      (select count(*) from sign_in_attempts)::integer as attempts`);
    expect(left).toEqual({ windows: 0, attempts: 0 });
  });
});
