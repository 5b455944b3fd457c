import { describe, expect, it } from "vitest";
import * as category from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/categories/[categoryId]/route";
import * as categories from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/categories/route";
import * as merge from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/codes/[codeId]/merge/route";
import * as move from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/codes/[codeId]/move/route";
import * as code from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/codes/[codeId]/route";
import * as split from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/codes/[codeId]/split/route";
import * as codes from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/codes/route";
import * as codebook from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/route";
import * as diff from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/[version]/diff/route";
import * as restore from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/[version]/restore/route";
import * as version from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/[version]/route";
import * as versions from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/route";
import * as projects from "@/app/api/v2/projects/route";
import { newId } from "@/lib/ids/new-id";
import { useDatabase } from "@/test/database";
import { type ApiReply, newWorkspace } from "@/test/workspace";
import * as clone from "./clone/route";
import * as imports from "./import/route";
import * as recommend from "./recommend-type/route";

const SERVICE = [
  {
    name: "Staff",
    codes: [
      { name: "Friendly", definition: "Warm and helpful.", sentiment: "Positive" },
      { name: "Rude", sentiment: "Negative" },
    ],
  },
  { name: "Room", codes: [{ name: "Cold" }] },
];

describe("the codebook over the API", () => {
  const db = useDatabase();

  async function newQuestions() {
    const { call } = await newWorkspace(db);
    const body = { name: "Stay", questions: [{ text: "What stood out?" }, { text: "What else?" }] };
    const { data } = (await call(projects, "POST", { body })).body;
    const [params, other] = data.questions.map((question: { id: string }) => ({
      projectId: data.id,
      questionId: question.id,
    }));
    const load = (list: unknown, headers = {}, { projectId, questionId } = params) =>
      call(imports, "POST", { body: { project_id: projectId, question_id: questionId, categories: list }, headers });
    return { call, params, other, load };
  }

  const namesOf = ({ body }: ApiReply) =>
    body.data.categories.map((each: { name: string; codes: { name: string; code_number: number }[] }) => [
      each.name,
      ...each.codes.map(({ name, code_number }) => `${code_number} ${name}`),
    ]);

  it("is imported with defaults, read with its version, and replaced by name with the numbers kept", async () => {
    const { call, params, load } = await newQuestions();
    const empty = await call(codebook, "GET", { params });
    expect([empty.body.data.version, empty.headers.get("etag")]).toEqual([0, '"0"']);
    const imported = await load(SERVICE);
    expect([imported.status, imported.headers.get("etag")]).toEqual([200, '"1"']);
    const read = await call(codebook, "GET", { params });
    expect(read.body.data).toEqual(imported.body.data);
    expect(read.body.data.categories[1].codes[0]).toMatchObject({ sentiment: "Neutral", frequency: 0 });
    const again = await load([{ name: "Staff", codes: [{ name: "Late" }, { name: "Rude" }] }]);
    expect(namesOf(again)).toEqual([["Staff", "4 Late", "2 Rude"]]);
  });

  it("of more than 2,000 codes is refused", async () => {
    const { load } = await newQuestions();
    const codes = Array.from({ length: 1_001 }, (_, index) => ({ name: `Code ${index}` }));
    const reply = await load(["A", "B"].map((name) => ({ name, codes })));
    expect([reply.status, reply.body.error.issues]).toEqual([
      422,
      [{ path: "categories", message: "must hold at most 2,000 codes in all" }],
    ]);
  });

  it("is edited as a whole by ids, under an entity tag", async () => {
    const { call, params, load } = await newQuestions();
    const [staff, room] = (await load(SERVICE)).body.data.categories;
    const [friendly, rude] = staff.codes;
    const body = {
      categories: [
        { id: room.id, name: "Staff", codes: [{ id: friendly.id, name: "Rude" }] },
        { id: staff.id, name: "Room", codes: [{ id: rude.id, name: "Friendly" }, { name: "New" }] },
      ],
    };
    const stale = await call(codebook, "PUT", { params, body, headers: { "if-match": '"0"' } });
    expect([stale.status, stale.body.error.code]).toEqual([409, "CONFLICT"]);
    const edited = await call(codebook, "PUT", { params, body, headers: { "if-match": '"1"' } });
    expect([edited.status, edited.headers.get("etag")]).toEqual([200, '"2"']);
    expect(namesOf(edited)).toEqual([
      ["Staff", "1 Rude"],
      ["Room", "2 Friendly", "4 New"],
    ]);
    const strange = { categories: [{ name: "Staff", codes: [{ id: newId(), name: "X" }] }] };
    expect((await call(codebook, "PUT", { params, body: strange })).status).toBe(404);
    const gone = await call(codebook, "DELETE", { params, headers: { "if-match": '"2"' } });
    expect([gone.body.data.categories, gone.headers.get("etag")]).toEqual([[], '"3"']);
  });

  it("is edited by categories and codes, each change with the next version", async () => {
    const { call, params, load } = await newQuestions();
    const [staff, room] = (await load(SERVICE)).body.data.categories;
    const codeId = staff.codes[0].id;
    const made = await call(categories, "POST", { params, body: { name: "Price", position: 0 } });
    expect([made.status, made.body.data]).toEqual([
      201,
      { id: expect.any(String), name: "Price", parent_category_id: null, position: 0, version: 2 },
    ]);
    const added = await call(codes, "POST", {
      params,
      body: { category: "Price", name: "Dear", sentiment: "Negative" },
    });
    expect(added.body.data).toMatchObject({ category_id: made.body.data.id, code_number: 4, version: 3 });
    const both = { category: "Price", category_id: room.id, name: "X" };
    expect((await call(codes, "POST", { params, body: both })).status).toBe(422);
    const twin = await call(codes, "POST", { params, body: { category_id: staff.id, name: "Rude" } });
    expect(twin.body.error.code).toBe("VALIDATION_ERROR");
    const cleared = await call(code, "PATCH", { params: { ...params, codeId }, body: { definition: null } });
    expect(cleared.body.data).not.toHaveProperty("definition");
    const moved = await call(move, "POST", {
      params: { ...params, codeId },
      body: { category_id: room.id, position: 0 },
    });
    expect(moved.body.data).toMatchObject({ category: "Room", version: 5 });
    const renamed = { params: { ...params, categoryId: room.id }, body: { name: "Comfort", position: 9 } };
    expect((await call(category, "PATCH", renamed)).body.data).toMatchObject({ name: "Comfort", position: 2 });
    await call(code, "DELETE", { params: { ...params, codeId: added.body.data.id } });
    const last = await call(category, "DELETE", { params: { ...params, categoryId: staff.id } });
    expect(last.body.data).toEqual({ id: staff.id, deleted: true, version: 8 });
    expect(namesOf(await call(codebook, "GET", { params }))).toEqual([["Price"], ["Comfort", "1 Friendly", "3 Cold"]]);
  });

  it("keeps the rules of a code (include, exclude) in edits, clones and versions", async () => {
    const { call, params, other, load } = await newQuestions();
    const wait = { name: "Wait", include: "queues, slow check-in", exclude: "waiting for food" };
    const [staff] = (await load([{ name: "Staff", codes: [wait, { name: "Rude" }] }])).body.data.categories;
    expect(staff.codes[0]).toMatchObject(wait);
    expect(staff.codes[1]).not.toHaveProperty("include");
    const target = { params: { ...params, codeId: staff.codes[0].id } };
    const edited = await call(code, "PATCH", { ...target, body: { exclude: null, include: "long queues" } });
    expect(edited.body.data).toMatchObject({ name: "Wait", include: "long queues" });
    expect(edited.body.data).not.toHaveProperty("exclude");
    const limits = { include: 2_000, exclude: 2_000, definition: 10_000 };
    for (const [path, longest] of Object.entries(limits)) {
      const tooLong = await call(code, "PATCH", { ...target, body: { [path]: "x".repeat(longest + 1) } });
      expect(tooLong.body.error.issues).toMatchObject([{ path }]);
    }
    const body = {
      ...{ project_id: params.projectId, source_question_id: params.questionId, target_question_id: other.questionId },
    };
    const cloned = (await call(clone, "POST", { body })).body.data.categories[0].codes[0];
    expect(cloned).toMatchObject({ name: "Wait", include: "long queues" });
    const changed = await call(diff, "GET", { params: { ...params, version: "1" } });
    expect(changed.body.data.codes).toMatchObject({
      included: [{ name: "Wait", from: "queues, slow check-in", to: "long queues" }],
      excluded: [{ name: "Wait", from: "waiting for food", to: null }],
    });
    const restored = (await call(restore, "POST", { params: { ...params, version: "1" } })).body.data;
    expect(restored.categories[0].codes[0]).toMatchObject(wait);
  });

  it("is cloned within a project only", async () => {
    const { call, params, other, load } = await newQuestions();
    await load(SERVICE, {}, other);
    const foreign = await newQuestions();
    const cloning = (source: string, target: string, projectId = params.projectId) =>
      call(clone, "POST", {
        body: { project_id: projectId, source_question_id: source, target_question_id: target },
      });
    const codeOf = async (reply: Promise<ApiReply>) => (await reply).body.error.code;
    expect(await codeOf(cloning(params.questionId, other.questionId))).toBe("EMPTY_CODEBOOK");
    expect(await codeOf(cloning(other.questionId, other.questionId))).toBe("VALIDATION_ERROR");
    expect(await codeOf(cloning(other.questionId, foreign.params.questionId))).toBe("NOT_FOUND");
    for (const projectId of [foreign.params.projectId, crypto.randomUUID()])
      expect(await codeOf(cloning(other.questionId, params.questionId, projectId))).toBe("NOT_FOUND");
    const elsewhere = (await call(projects, "POST", { body: { name: "P", questions: [{ text: "Q?" }] } })).body.data;
    const across = await cloning(other.questionId, elsewhere.questions[0].id);
    expect([across.status, across.body.error.message]).toEqual([422, expect.stringContaining("cross-project")]);
    const cloned = await cloning(other.questionId, params.questionId);
    expect(namesOf(cloned)).toEqual(namesOf(await call(codebook, "GET", { params: other })));
    expect(cloned.body.data.categories[0].id).not.toBe(
      (await call(codebook, "GET", { params: other })).body.data.categories[0].id,
    );
  });

  it("is NOT_FOUND for another organization everywhere, and stays unchanged", async () => {
    const { call, params, load } = await newQuestions();
    const [staff] = (await load(SERVICE)).body.data.categories;
    const before = (await call(codebook, "GET", { params })).body.data;
    const { call: stranger } = await newWorkspace(db);
    const [categoryId, codeId, number] = [staff.id, staff.codes[0].id, "1"];
    const ids = { project_id: params.projectId, question_id: params.questionId };
    const parts = { by: "none", codes: [{ name: "A" }, { name: "B" }] };
    const requests: [Parameters<typeof call>[0], Parameters<typeof call>[1], object, unknown?][] = [
      [codebook, "GET", params],
      [codebook, "PUT", params, { categories: SERVICE }],
      [codebook, "DELETE", params],
      [imports, "POST", {}, { ...ids, categories: SERVICE }],
      [recommend, "POST", {}, ids],
      [categories, "POST", params, { name: "X" }],
      [category, "PATCH", { ...params, categoryId }, { name: "X" }],
      [category, "DELETE", { ...params, categoryId }],
      [codes, "POST", params, { category_id: categoryId, name: "X" }],
      [code, "PATCH", { ...params, codeId }, { name: "X" }],
      [code, "DELETE", { ...params, codeId }],
      [move, "POST", { ...params, codeId }, { position: 1 }],
      [merge, "POST", { ...params, codeId }, { code_ids: [staff.codes[1].id] }],
      [split, "POST", { ...params, codeId }, parts],
      [versions, "GET", params],
      [version, "GET", { ...params, version: number }],
      [diff, "GET", { ...params, version: number }],
      [restore, "POST", { ...params, version: number }],
    ];
    for (const [handlers, method, place, body] of requests) {
      const reply = await stranger(handlers, method, { params: place as Record<string, string>, body });
      expect([reply.status, reply.body.error.code]).toEqual([404, "NOT_FOUND"]);
    }
    const strange = [
      await call(code, "PATCH", { params: { ...params, codeId: newId() }, body: { name: "X" } }),
      await call(codes, "POST", { params, body: { category_id: newId(), name: "X" } }),
      await call(merge, "POST", { params: { ...params, codeId }, body: { code_ids: [newId()] } }),
      await call(restore, "POST", { params: { ...params, version: "9" } }),
    ];
    expect(strange.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call(codebook, "GET", { params })).body.data).toEqual(before);
  });
});
