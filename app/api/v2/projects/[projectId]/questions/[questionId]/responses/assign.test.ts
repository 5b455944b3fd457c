import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as projectPeople from "@/app/api/v2/projects/[projectId]/people/route";
import * as claims from "@/app/api/v2/projects/[projectId]/questions/[questionId]/review/claims/route";
import * as review from "@/app/api/v2/projects/[projectId]/questions/[questionId]/review/route";
import * as views from "@/app/api/v2/projects/[projectId]/questions/[questionId]/views/route";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { endMembership } from "@/lib/organizations/end-membership";
import { PREPARED } from "@/lib/review/parameters";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import * as one from "./[responseId]/route";
import * as assign from "./assign/route";
import * as removal from "./delete/route";
import * as route from "./route";

type Person = Awaited<ReturnType<typeof newMember>>;
type Shown = { id: string; response_id: string; assigned_to?: string };

describe("answers are assigned to people", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  let kim: Person;
  let ann: Person;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    caller = operatorFor(workspace.organizationId);
    kim = await newMember(db, workspace.organizationId, "researcher");
    ann = await newMember(db, workspace.organizationId, "admin");
  });

  const newQuestion = (count: number) =>
    newCodedQuestion(
      db,
      caller,
      { Staff: ["Friendly", "Rude"] },
      Array.from({ length: count }, () => ["Friendly"]),
    );
  type Path = Awaited<ReturnType<typeof newQuestion>>;

  const send = (path: Path, body: object) => workspace.call(assign, "POST", { params: path, body });
  const list = async (path: Path, query = ""): Promise<Shown[]> =>
    (await workspace.call(route, "GET", { params: path, query })).body.data;
  const idsOf = async (path: Path, query: string) => (await list(path, query)).map(({ id }) => id);
  const claim = async ({ call }: Pick<Person, "call">, path: Path, body: object = {}): Promise<Shown[]> =>
    (await call(claims, "POST", { params: path, body: { limit: 50, ...body } })).body.data;
  const progress = async (path: Path) => (await workspace.call(review, "GET", { params: path })).body.data.coders;
  const decide = ({ call }: Person, path: Path, id: string, reviewed = true) =>
    call(one, "PATCH", { params: { ...path, responseId: `id:${id}` }, body: { reviewed } });

  it("equally, in the order of arrival or at random, again to others, and to nobody", async () => {
    const path = await newQuestion(7);
    const first = await send(path, { filter: {}, people: [kim.user.id, ann.user.id] });
    expect([first.status, first.body.data]).toEqual([
      200,
      {
        answers: 7,
        empty: 0,
        people: [
          { user_id: kim.user.id, answers: 4 },
          { user_id: ann.user.id, answers: 3 },
        ],
      },
    ]);
    expect(await idsOf(path, `?assigned_to=${kim.user.id}`)).toEqual(["r0", "r1", "r2", "r3"]);

    const random = await send(path, { filter: {}, people: [ann.user.id, kim.user.id], division: "random" });
    expect(random.body.data.people.map(({ answers }: { answers: number }) => answers)).toEqual([4, 3]);
    const [mine, hers] = [
      await idsOf(path, `?assigned_to=${kim.user.id}`),
      await idsOf(path, `?assigned_to=${ann.user.id}`),
    ];
    expect([mine.length, [...mine, ...hers].toSorted()]).toEqual([3, ["r0", "r1", "r2", "r3", "r4", "r5", "r6"]]);

    await send(path, { ids: ["id:r0", "id:r6"], people: [ann.user.id] });
    await send(path, { ids: ["id:r1", "id:r2"], people: [] });
    expect(await idsOf(path, "?assigned_to=nobody")).toEqual(["r1", "r2"]);
    const listed = await list(path);
    expect([listed[0]?.assigned_to, listed[6]?.assigned_to]).toEqual([ann.user.id, ann.user.id]);
    expect(listed[1]).not.toHaveProperty("assigned_to");
  });

  it("only by a filter, without answers that say nothing", async () => {
    const path = await newQuestion(4);
    await db.execute(
      sql`update responses set flags = '{empty}' where question_id = ${path.questionId} and position = 0`,
    );
    await db.execute(sql`update responses set text = ' ' where question_id = ${path.questionId} and position = 1`);
    await decide(kim, path, "r3");
    const { data } = (await send(path, { filter: { reviewed: false }, people: [kim.user.id] })).body;
    expect([data.answers, data.empty]).toEqual([1, 2]);
    expect(await idsOf(path, `?assigned_to=${kim.user.id}`)).toEqual(["r2"]);
  });

  it("only to members who may code, and only answers of the question", async () => {
    const path = await newQuestion(2);
    const other = await newWorkspace(db);
    const stranger = await newMember(db, other.organizationId, "owner");
    const viewer = await newMember(db, workspace.organizationId, "viewer");
    for (const { user } of [stranger, viewer]) {
      const { status, body } = await send(path, { filter: {}, people: [kim.user.id, user.id] });
      expect([status, body.error.code, body.error.issues?.[0]?.path]).toEqual([422, "VALIDATION_ERROR", "people[1]"]);
      expect(body.error.message).toContain("is not the id of a member");
    }
    const elsewhere = await newQuestion(1);
    const [foreign] = await list(elsewhere);
    const missing = await send(path, { ids: ["id:r0", foreign?.response_id], people: [kim.user.id] });
    expect(missing.body.error.code).toBe("NOT_FOUND");
    expect((await other.call(assign, "POST", { params: path, body: { filter: {}, people: [] } })).status).toBe(404);
    for (const body of [
      { people: [] },
      { ids: ["id:r0"], filter: {}, people: [] },
      { filter: {}, people: [kim.user.id, kim.user.id] },
    ]) {
      expect((await send(path, body)).status).toBe(422);
    }
    expect(await idsOf(path, "?assigned_to=nobody")).toEqual(["r0", "r1"]);
  });

  it("and found by whom they are assigned to, also in saved views; me is who is signed in", async () => {
    const path = await newQuestion(3);
    await send(path, { ids: ["id:r1"], people: [kim.user.id] });
    const mine = (await kim.call(route, "GET", { params: path, query: "?assigned_to=me" })).body.data;
    expect(mine.map(({ id }: Shown) => id)).toEqual(["r1"]);
    const byKey = await workspace.call(route, "GET", { params: path, query: "?assigned_to=me" });
    expect([byKey.status, byKey.body.error.issues?.[0]?.path]).toEqual([422, "assigned_to"]);
    const view = { name: "Kim's", filter: { assigned_to: kim.user.id } };
    const saved = (await workspace.call(views, "POST", { params: path, body: view })).body.data;
    expect(saved.filter).toEqual(view.filter);
    const again = await send(path, { filter: saved.filter, people: [ann.user.id] });
    expect(again.body.data.people).toEqual([{ user_id: ann.user.id, answers: 1 }]);
  });

  it.each([
    ["few answers", Number.POSITIVE_INFINITY],
    ["many answers, found beforehand", 0],
  ])("whose claims hand out no answers of others: %s", async (_, from) => {
    const { from: usual } = PREPARED;
    if (from === 0) PREPARED.from = 0;
    const path = await newQuestion(9);
    const ids = (...places: number[]) => places.map((place) => `id:r${place}`);
    await send(path, { ids: ids(0, 1, 2), people: [kim.user.id] });
    await send(path, { ids: ids(3, 4, 5, 6), people: [ann.user.id] });
    const ofKim = await claim(kim, path);
    const ofAnn = await claim(ann, path);
    PREPARED.from = usual;
    expect(ofKim.map(({ id }) => id).toSorted()).toEqual(["r0", "r1", "r2", "r7", "r8"]);
    expect(ofAnn.map(({ id }) => id).toSorted()).toEqual(["r3", "r4", "r5", "r6"]);
    expect(await claim(workspace, path)).toEqual([]);

    await send(path, { ids: ids(0), people: [ann.user.id] });
    expect((await claim(kim, path)).map(({ id }) => id)).not.toContain("r0");
    expect((await claim(ann, path)).map(({ id }) => id)).toContain("r0");
    expect(await claim(workspace, path, { reviewer: kim.user.id })).toEqual([]);
  });

  it("leaving the random sample as it is drawn: the lowest draws, whosever they are", async () => {
    const path = await newQuestion(40);
    await send(path, { filter: {}, people: [ann.user.id] });
    const own = ["r3", "r17", "r31"];
    await send(path, { ids: own.map((id) => `id:${id}`), people: [kim.user.id] });
    await claim(kim, path, { limit: 3, control_share: 1, second_share: 0 });
    const { control } = (await workspace.call(review, "GET", { params: path })).body.data;
    expect(control.answers).toBe(3);
  });

  it("and a program claims for the member whom it names by id", async () => {
    const path = await newQuestion(2);
    await send(path, { ids: ["id:r0"], people: [kim.user.id] });
    await send(path, { ids: ["id:r1"], people: [ann.user.id] });
    expect((await claim(workspace, path, { reviewer: kim.user.id })).map(({ id }) => id)).toEqual(["r0"]);
  });

  it("whose second coding is drawn from everybody's", async () => {
    const path = await newQuestion(2);
    await send(path, { filter: {}, people: [kim.user.id] });
    await decide(kim, path, "r0");
    expect((await claim(ann, path, { task: "second" })).map(({ id }) => id)).toEqual(["r0"]);
  });

  it("and to nobody when a person no longer codes the project; a coder sees the own progress alone", async () => {
    const path = await newQuestion(3);
    const coder = await newMember(db, workspace.organizationId, "coder");
    const owner = await newMember(db, workspace.organizationId, "owner");
    const say = (body: object) => owner.call(projectPeople, "PUT", { params: { projectId: path.projectId }, body });
    const refused = await send(path, { filter: {}, people: [coder.user.id] });
    expect(refused.body.error.issues).toMatchObject([{ path: "people[0]" }]);
    await say({ restricted: false, people: [coder.user.id] });
    await send(path, { filter: {}, people: [coder.user.id, kim.user.id] });
    await claim(kim, path);
    const { coders, reviewers } = (await coder.call(review, "GET", { params: path })).body.data;
    expect([coders, reviewers]).toMatchObject([[{ user_id: coder.user.id, assigned: 2 }], []]);
    await say({ restricted: false, people: [] });
    expect(await idsOf(path, "?assigned_to=nobody")).toEqual(["r0", "r1"]);
    await say({ restricted: true, people: [] });
    expect(await idsOf(path, "?assigned_to=nobody")).toEqual(["r0", "r1", "r2"]);
  });

  it("and their progress is true after decisions, undoing, deleting, and leaving", async () => {
    const path = await newQuestion(5);
    await send(path, { ids: ["id:r0", "id:r1", "id:r2"], people: [kim.user.id] });
    await send(path, { ids: ["id:r3"], people: [ann.user.id] });
    const row = (person: Person, assigned: number, decided: number, last = expect.anything()) => ({
      user_id: person.user.id,
      name: person.user.email,
      assigned,
      decided,
      left: assigned - decided,
      last_decided_at: last,
    });
    const byPerson = (...rows: { user_id: string }[]) => Object.fromEntries(rows.map((one) => [one.user_id, one]));
    expect(byPerson(...(await progress(path)))).toEqual(byPerson(row(kim, 3, 0, null), row(ann, 1, 0, null)));
    await decide(kim, path, "r0");
    await decide(kim, path, "r4");
    expect(byPerson(...(await progress(path)))).toEqual(byPerson(row(kim, 3, 1), row(ann, 1, 0, null)));
    await decide(kim, path, "r1");
    await decide(ann, path, "r2");
    expect(byPerson(...(await progress(path)))).toEqual(byPerson(row(kim, 3, 3), row(ann, 1, 0)));
    await decide(kim, path, "r1", false);
    await workspace.call(removal, "POST", { params: path, body: { ids: ["id:r0"] } });
    expect(byPerson(...(await progress(path)))).toEqual(byPerson(row(kim, 2, 1), row(ann, 1, 0)));

    const leaver = await newMember(db, workspace.organizationId, "researcher");
    await send(path, { ids: ["id:r3", "id:r4"], people: [leaver.user.id] });
    await endMembership(
      db,
      { organizationId: workspace.organizationId, userId: leaver.user.id },
      { kept: { apiKeys: [], apps: [] }, by: { actor: { kind: "operator" }, address: "127.0.0.1" } },
    );
    expect(await idsOf(path, "?assigned_to=nobody")).toEqual(["r3", "r4"]);
    expect((await progress(path)).map(({ user_id }: { user_id: string }) => user_id)).toEqual([kim.user.id]);
  });
});
