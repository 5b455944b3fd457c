import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "@/db/schema/terms";
import { OPERATIONS } from "@/lib/api/contract/all";
import { newJobId } from "@/lib/ids/new-id";
import { call, service } from "./client";
import { operatorOf } from "./operator";
import { signIn } from "./sign-in";
import { KINDS, newRecords, type Records } from "./tenancy-records";
import { namesOf, send } from "./tenancy-requests";

/** The kinds of records that are the organization's, not a project's. */
const SHARED = new Set(["connection", "frame", "webhook", "delivery"]);
const isOfProject = (name: string) => name in KINDS && !SHARED.has(KINDS[name] ?? "");

/** Operations for which an unknown code is a 422, as in the test of tenancy. */
const MISTAKES = new Set(["updateResponse code_id", "updateResponses code_id"]);

/** The pages of a project, of a question and of a tracker. */
const PAGES = ["", "/upload"].map((page) => `/projects/{project}${page}`);
const QUESTION_PAGES = [
  ...["", "/answers", "/codebook", "/suggestions", "/tables", "/tables/score", "/quality", "/quality/double-coding"],
  ...["/quality/back-test", "/quotes", "/corrections", "/upload"],
].map((page) => `/projects/{project}/questions/{question}${page}`);

type Person = { cookie: string };

describe("a project that a person does not see", () => {
  const named = OPERATIONS.filter((operation) => namesOf(operation).some(isOfProject));
  let open: Records;
  let hidden: Records;
  let people: Record<"owner" | "researcher" | "other" | "coder", Person>;

  beforeAll(async () => {
    const operator = operatorOf(service.dataDir);
    const organizationId = await operator.createOrganization({ plan: "enterprise", credits: 1_000 });
    const key = await operator.createKey(organizationId, "read", "write");
    [open, hidden] = [await newRecords(key), await newRecords(key)];
    const person = async (role: Role): Promise<Person> => {
      const login = { email: `${randomUUID()}@example.test`, password: "nine paper lanterns" };
      await operator.createUser(organizationId, login.email, login.password, role);
      return { cookie: await signIn(login) };
    };
    people = {
      owner: await person("owner"),
      researcher: await person("researcher"),
      other: await person("researcher"),
      coder: await person("coder"),
    };
    const headers = { ...people.owner, "sec-fetch-site": "same-origin" };
    for (const [{ project }, restricted] of [
      [open, false],
      [hidden, true],
    ] as const) {
      const members = (await call("GET", `/v2/projects/${project}/people`, { key: null, headers })).body.data.members;
      const coders = members.filter(({ role }: { role: Role }) => role === "coder");
      const body = { restricted, people: restricted ? [] : coders.map(({ user_id }: { user_id: string }) => user_id) };
      const { status } = await call("PUT", `/v2/projects/${project}/people`, { key: null, headers, body });
      expect(status).toBe(200);
    }
  });

  const recordIn = (records: Records, name: string) => records[KINDS[name] ?? expect.fail(`no record for ${name}`)];
  const unknown = (name: string) => (KINDS[name] === "job" ? newJobId() : randomUUID());

  /** Status and body of the reply, without the ids in it. */
  async function answer(operation: (typeof OPERATIONS)[number], person: Person, idOf: (name: string) => string) {
    const { status, text } = await send(operation, person, idOf);
    const plain = text
      .replace(/"request_id":"[^"]*"/g, "")
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|job_[0-9a-f]{24}/gi, "ID");
    return { id: operation.id, status, plain };
  }

  it("is answered like a random id by every operation, wherever its id or that of a part stands", async () => {
    for (const operation of named) {
      const own = namesOf(operation).filter(isOfProject);
      for (const foreign of [...own, "all"]) {
        const isForeign = (name: string) => own.includes(name) && (foreign === "all" || name === foreign);
        const asked = await answer(operation, people.researcher, (name) =>
          recordIn(isForeign(name) ? hidden : open, name),
        );
        const random = await answer(operation, people.other, (name) =>
          isForeign(name) ? unknown(name) : recordIn(open, name),
        );
        expect([foreign, asked]).toEqual([foreign, random]);
        const status = MISTAKES.has(`${operation.id} ${foreign}`) ? 422 : 404;
        expect([operation.id, foreign, asked.status]).toEqual([operation.id, foreign, status]);
      }
    }
  });

  it("has no page for anybody who does not see it", async () => {
    const statusOf = async (person: Person, page: string, { project, question, group }: Records) => {
      const path = page.replace("{project}", project).replace("{question}", question).replace("{group}", group);
      return (await fetch(service.origin + path, { headers: person, redirect: "manual" })).status;
    };
    for (const page of [...PAGES, ...QUESTION_PAGES, "/trackers/{group}"]) {
      expect([page, await statusOf(people.researcher, page, hidden)]).toEqual([page, 404]);
      expect([page, await statusOf(people.coder, page, hidden)]).toEqual([page, 404]);
      expect([page, await statusOf(people.researcher, page, open)]).toEqual([page, 200]);
    }
    const forCoders = QUESTION_PAGES.filter((page) => /(answers|codebook|double-coding)$/.test(page));
    const statuses = await Promise.all(QUESTION_PAGES.slice(1).map((page) => statusOf(people.coder, page, open)));
    expect(QUESTION_PAGES.slice(1).filter((_, index) => statuses[index] === 200)).toEqual(forCoders);
    const others = ["/trackers", "/projects/new", "/settings/members", "/settings/usage", "/settings/api-keys"];
    for (const page of [...others, "/settings/audit-log", "/settings/connections", "/settings/webhooks"]) {
      expect([page, await statusOf(people.coder, page, open)]).toEqual([page, 404]);
    }
    expect(await statusOf(people.coder, "/settings/account", open)).toBe(200);
  });

  it("is all that coders work on, with the operations that are declared for them", async () => {
    for (const operation of OPERATIONS) {
      const { status, body } = await send(operation, people.coder, unknown);
      const isRefused = status === 403 && /^Coders code the answers/.test(body.error.message);
      expect([operation.id, isRefused]).toEqual([operation.id, !operation.coders]);
    }
    const headers = { ...people.coder, "sec-fetch-site": "same-origin" };
    const path = `/v2/projects/${open.project}/questions/${open.question}/responses/${open.response}`;
    const decide = (body: object) => call("PATCH", path, { key: null, headers, body });
    expect((await decide({ codes: [{ code_id: open.otherCode }] })).body.data.codes).toMatchObject([{ name: "Price" }]);
    expect((await decide({ segments: { age: "9" } })).status).toBe(403);
  });
});
