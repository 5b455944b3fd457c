import { describe, expect, it } from "vitest";
import * as questionRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { localEngine } from "@/lib/engines/local/engine";
import { readExamples } from "@/lib/responses/read-examples";
import { useDatabase } from "@/test/database";
import { type Shown, useGuestAnswers } from "@/test/guest-answers";
import { dispatched, runStages } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";
import * as oneRoute from "./[responseId]/route";
import * as deleteRoute from "./delete/route";
import * as route from "./route";

describe("the answers of a question", () => {
  const db = useDatabase();
  const guests = useGuestAnswers(db);
  const { idOf, codeId, list, found, patch, give } = guests;
  const bulk = (responses: unknown) => guests.call(route, "PATCH", { body: { responses }, params: guests.path });
  const question = async () => (await guests.call(questionRoute, "GET", { params: guests.path })).body.data;

  describe("are coded by hand", () => {
    it("by name, number of the category where needed, or id, in the order given", async () => {
      await give("b", [[codeId(1, 0), "Positive", "low"]]);
      const codes = [
        { name: "Noisy" },
        { name: "Other", category: "Staff", sentiment: "Mixed" },
        { code_id: codeId(0, 1) },
        { name: "Noisy" },
      ];
      const reply = await patch("b", { codes, segments: { region: null, stay: 3 } });
      expect(reply.status).toBe(200);
      const { data } = reply.body;
      expect(data).toMatchObject({ id: "b", reviewed: true, segments: { nights: "2", stay: 3 } });
      expect(
        data.codes.map((shown: Record<string, unknown>) => [
          shown.name,
          shown.category,
          shown.mention_sentiment,
          shown.confidence,
        ]),
      ).toEqual([
        ["Noisy", "Room", "Positive", "high"],
        ["Other", "Staff", "Mixed", "high"],
        ["Rude", "Staff", "Negative", "high"],
      ]);
      expect(
        (await guests.call(oneRoute, "GET", { params: { ...guests.path, responseId: idOf("b") } })).body.data,
      ).toEqual(data);
    });

    it("only by codes that the codebook has, and one at a time", async () => {
      await give("a", [[codeId(0, 0), "Positive", "high"]]);
      const unknown = await patch("a", { codes: [{ name: "Rude" }, { name: "Nothing" }] });
      expect([unknown.status, unknown.body.error.issues]).toEqual([
        422,
        [{ path: "codes[1].name", message: 'names no code of this question: "Nothing"' }],
      ]);
      const ambiguous = await patch("a", { codes: [{ name: "Other" }] });
      expect(ambiguous.body.error.issues?.[0]).toMatchObject({
        path: "codes[0].category",
        message: expect.stringContaining('"Staff", "Room"'),
      });
      for (const body of [{}, { codes: [{}] }, { codes: [{ name: "Rude", sentiment: "Angry" }] }, { text: "x" }]) {
        expect((await patch("a", body)).status, JSON.stringify(body)).toBe(422);
      }
      expect((await list("?code=Friendly")).data).toMatchObject([{ id: "a", reviewed: false }]);
    });

    it("many at once, all or none", async () => {
      const entry = (answer: string, more: object) => ({ response_id: idOf(answer), ...more });
      const refusals = [
        [[entry("a", { reviewed: true }), entry("b", { codes: [{ name: "Nothing" }] })], 422],
        [[entry("a", { reviewed: true }), { response_id: guests.path.questionId, reviewed: true }], 404],
        [[entry("a", { reviewed: true }), entry("a", { reviewed: false })], 422],
        [[], 422],
      ] as const;
      for (const [responses, status] of refusals) expect((await bulk(responses)).status).toBe(status);
      expect(await found("?reviewed=true")).toBe("");
      const reply = await bulk([
        entry("d", { codes: [{ name: "Noisy" }] }),
        entry("a", { codes: [{ name: "Friendly" }] }),
      ]);
      expect(reply.body.data.map(({ id, reviewed, codes }: Shown) => [id, reviewed, codes[0]?.name])).toEqual([
        ["d", true, "Noisy"],
        ["a", true, "Friendly"],
      ]);
    });

    it("and stay so through later runs of the machine, which learns from them", async () => {
      await patch("a", { codes: [{ name: "Rude" }] });
      await patch("b", { codes: [] });
      await acceptCodingJob(db, guests.caller, guests.path);
      for (const job of await dispatched(db)) {
        await patch("d", { codes: [{ name: "Noisy" }] });
        await runStages(db, job, localEngine);
      }
      const { data } = await list("");
      const names = Object.fromEntries(data.map(({ id, codes }: Shown) => [id, codes.map(({ name }) => name)]));
      expect(names).toMatchObject({ a: ["Rude"], b: [], d: ["Noisy"] });
      expect(await readExamples(db, { ...guests.caller, ...guests.path })).toEqual([
        { text: "The street kept me awake", codeIds: [codeId(1, 0)], sentiments: ["Negative"] },
        { text: "Rude staff and a noisy room", codeIds: [], sentiments: [] },
        { text: "The staff smiled 100% of the time", codeIds: [codeId(0, 1)], sentiments: ["Negative"] },
      ]);
    });

    it("until the question is coded, and opened again", async () => {
      for (const answer of ["a", "b", "c"]) await patch(answer, { reviewed: true });
      expect((await question()).status).toBe("codebook_ready");
      await patch("d", { reviewed: true });
      expect((await question()).status).toBe("coded");
      expect((await patch("d", { reviewed: false })).body.data.reviewed).toBe(false);
      expect((await question()).status).toBe("codebook_ready");
    });
  });

  it("are deleted one or many, all or none, and the others keep their order", async () => {
    const remove = (answer: string) =>
      guests.call(oneRoute, "DELETE", { params: { ...guests.path, responseId: idOf(answer) } });
    const removeMany = (all: string[]) => guests.call(deleteRoute, "POST", { body: { ids: all }, params: guests.path });
    expect((await remove("b")).body.data).toEqual({ id: idOf("b"), deleted: true });
    expect((await remove("b")).status).toBe(404);
    expect((await removeMany([idOf("a"), idOf("b")])).status).toBe(404);
    expect([await found(""), (await question()).response_count]).toEqual(["acd", 3]);
    await acceptCodingJob(db, guests.caller, guests.path);
    expect((await remove("a")).body.error.code).toBe("JOB_ALREADY_RUNNING");
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    expect((await removeMany([idOf("c"), idOf("a"), idOf("c")])).body.data).toEqual({ deleted: 2 });
    expect(await found("")).toBe("d");
    await remove("d");
    expect(await question()).toMatchObject({ status: "codebook_ready", response_count: 0 });
  });

  it("are hidden from other organizations and other questions", async () => {
    const other = { name: "Other", questions: [{ text: "Else?" }] };
    const { id, questions } = (await guests.call(projectsRoute, "POST", { body: other })).body.data;
    const elsewhere = { projectId: id, questionId: questions[0].id };
    const responseId = idOf("a");
    const stranger = await newWorkspace(db);
    const requests = [
      [route, "GET", {}],
      [route, "PATCH", { body: { responses: [{ response_id: responseId, reviewed: true }] } }],
      [deleteRoute, "POST", { body: { ids: [responseId] } }],
      [oneRoute, "GET", {}],
      [oneRoute, "PATCH", { body: { reviewed: true } }],
      [oneRoute, "DELETE", {}],
    ] as const;
    for (const [handlers, method, more] of requests) {
      const foreign = await stranger.call(handlers, method, { ...more, params: { ...guests.path, responseId } });
      expect([foreign.status, foreign.body.error.code], method).toEqual([404, "NOT_FOUND"]);
      if (handlers === route && method === "GET") continue;
      const misplaced = await guests.call(handlers, method, { ...more, params: { ...elsewhere, responseId } });
      expect(misplaced.status, method).toBe(404);
    }
    expect((await list("?q=smiled")).data).toMatchObject([{ response_id: responseId, reviewed: false }]);
  });
});
