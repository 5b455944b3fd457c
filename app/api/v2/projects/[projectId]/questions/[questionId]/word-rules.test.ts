import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as qualityRoute from "@/app/api/v2/analytics/quality/route";
import * as groupsRoute from "@/app/api/v2/groups/route";
import { jobs as jobsTable } from "@/db/schema/jobs";
import type { Confidence } from "@/db/schema/terms";
import { readNewDisagreements } from "@/lib/coding/job/coding-manual";
import { type CodingEngine, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { readExamples } from "@/lib/responses/read-examples";
import { useDatabase } from "@/test/database";
import { useQuestionJobs } from "@/test/question-jobs";
import * as assignmentsRoute from "./assignments/route";
import * as applyRoute from "./codebook/codes/[codeId]/always/apply/route";
import * as previewRoute from "./codebook/codes/[codeId]/always/preview/route";
import * as mergeRoute from "./codebook/codes/[codeId]/merge/route";
import * as codeRoute from "./codebook/codes/[codeId]/route";
import * as codebookRoute from "./codebook/route";
import * as restoreRoute from "./codebook/versions/[version]/restore/route";
import * as responseRoute from "./responses/[responseId]/route";
import * as questionRoute from "./route";
import * as uploadRoute from "./upload/json/route";

const NAMES = ["Parking", "Staff", "Room", "Don't know"];

/** An engine that gives these codes to every answer, as sure as they say, but fails on answers with "refused". */
const giving = (codes: Record<string, Confidence>): CodingEngine => ({
  ...localEngine,
  classify: async ({ codes: known }, answers) => ({
    value: answers.map(({ id, text }) => {
      if (text.includes("refused")) return { answerId: id, mentions: [], notCoded: "refused" as const };
      const mentions = Object.entries(codes).map(([name, confidence]) => {
        const codeId = known.find((code) => code.name === name)?.id ?? "";
        return {
          codeId,
          confidence,
          evidence: null,
          quoteNotFound: true as const,
          mentionSentiment: "Negative" as const,
        };
      });
      return { answerId: id, mentions };
    }),
    usage: NO_USAGE,
  }),
});
const staff = giving({ Staff: "medium" });

describe("words that always give a code", () => {
  const db = useDatabase();
  const { call, newQuestion, run } = useQuestionJobs(db);

  async function questionOf(...texts: string[]) {
    const question = await newQuestion(texts, NAMES);
    const { params } = question;
    const categories = async () => (await call(codebookRoute, "GET", { params })).body.data.categories;
    const [{ codes: known }] = await categories();
    const at = (name: string) => ({
      params: { ...params, codeId: known.find((code: { name: string }) => code.name === name).id },
    });
    const always = (name: string, words: string | null) =>
      call(codeRoute, "PATCH", { ...at(name), body: { always: words } });
    const decide = (id: string, ...names: string[]) =>
      call(responseRoute, "PATCH", {
        params: { ...params, responseId: `id:${id}` },
        body: { codes: names.map((name) => ({ name })), reviewed: true },
      });
    const preview = async (name: string, words?: string) =>
      (await call(previewRoute, "POST", { ...at(name), body: words ? { always: words } : {} })).body.data;
    const apply = (name: string) => call(applyRoute, "POST", at(name));
    const origins = async () => {
      const { data } = (await call(assignmentsRoute, "GET", { params })).body;
      return data.map((of: Record<string, string>) => [
        of.id,
        of.code,
        of.source,
        of.evidence,
        of.confidence,
        of.actor,
      ]);
    };
    return { ...question, categories, at, always, decide, preview, apply, origins };
  }

  it("come before the engine, in every run, and say which words they found", async () => {
    const question = await questionOf("Das Parkhaus war voll", "Nett", "No park, refused");
    await question.always("Parking", "parkhaus, park");
    for (const body of [{}, { mode: "all" }]) {
      await run(question, body, staff);
      expect(await question.origins()).toEqual([
        ["r0", "Staff", "engine", null, "medium", null],
        ["r0", "Parking", "rule", "Parkhaus", "high", null],
        ["r1", "Staff", "engine", null, "medium", null],
      ]);
    }
    await question.always("Parking", null);
    await run(question, { mode: "all" }, giving({ Parking: "low" }));
    expect(await question.codes()).toEqual([["Parking"], ["Parking"], null]);
  });

  it("have no quote that was not found, even if the engine's was not", async () => {
    const question = await questionOf("Das Parkhaus war voll");
    await question.always("Parking", "parkhaus");
    await run(question, {}, giving({ Parking: "low" }));
    const { data } = (await call(assignmentsRoute, "GET", { params: question.params })).body;
    expect(data[0]).toMatchObject({ code: "Parking", source: "rule", evidence: "Parkhaus" });
    expect(data[0]).not.toHaveProperty("quote_not_found");
  });

  it("survive a review, which sees their codes", async () => {
    const question = await questionOf("parkhaus", "nett");
    await question.always("Parking", "parkhaus");
    const seen: string[][] = [];
    await run(
      question,
      {},
      {
        ...staff,
        review: async ({ codes }, answers, codings, { part: { from, to } = { from: 0, to: answers.length } } = {}) => {
          const nameOf = new Map(codes.map(({ id, name }) => [id, name]));
          seen.push(...codings.map(({ mentions }) => mentions.map(({ codeId }) => nameOf.get(codeId) ?? "")));
          return { value: codings.slice(from, to).map((coding) => ({ ...coding, mentions: [] })), usage: NO_USAGE };
        },
      },
    );
    expect(seen.toSorted()).toEqual([["Staff"], ["Staff", "Parking"]]);
    expect(await question.codes()).toEqual([["Parking"], []]);
  });

  it("go before codes of the engine where the question limits codes", async () => {
    const question = await questionOf("parkhaus", "keine Ahnung", "parkhaus, keine Ahnung");
    await question.always("Parking", "parkhaus");
    await question.always("Don't know", "keine ahnung");
    await call(codeRoute, "PATCH", { ...question.at("Don't know"), body: { exclusive: true } });
    await call(questionRoute, "PATCH", { params: question.params, body: { max_codes_per_answer: 2 } });
    await run(question, {}, giving({ Staff: "high", Room: "high" }));
    expect(await question.codes()).toEqual([["Staff", "Parking"], ["Don't know"], ["Staff", "Parking"]]);
  });

  it("are previewed and applied to coded answers, below people, and taken back", async () => {
    const question = await questionOf("Parkplätze!", "Park ja", "Park nein", "nett", "park alone");
    await run(question, {}, giving({ Staff: "low", "Don't know": "low" }));
    await question.decide("r1", "Parking");
    await question.decide("r2", "Staff");
    await call(codeRoute, "PATCH", { ...question.at("Don't know"), body: { exclusive: true } });
    const before = await question.codes();
    const seen = await question.preview("Parking", "park*");
    expect([seen.responses, seen.to_code]).toEqual([4, 2]);
    expect(seen.examples[0]).toMatchObject({ id: "r0", evidence: "Parkplätze", to_code: true });
    expect((await question.apply("Parking")).body.error.issues?.[0]?.path).toBe("always");
    await question.always("Parking", "park*");
    expect(await question.codes()).toEqual(before);
    const { data } = (await question.apply("Parking")).body;
    expect(data.responses_changed).toBe(2);
    const after = await question.codes();
    expect([after[0], after[1], after[2], after[4]]).toEqual([
      ["Staff", "Parking"],
      ["Parking"],
      ["Staff"],
      ["Staff", "Parking"],
    ]);
    expect((await question.apply("Parking")).body.data).toEqual({ responses_changed: 0, version: data.version });
    const params = { ...question.params, version: String(data.version - 1) };
    await call(restoreRoute, "POST", { params });
    expect(await question.codes()).toEqual(before);
  });

  it("are previewed in the first 20,000 answers", async () => {
    const question = await questionOf("parkhaus");
    for (const from of [0, 7_000, 14_000]) {
      const responses = Array.from({ length: 7_000 }, (_, index) => ({ id: `m${from + index}`, text: "The park" }));
      const sent = await call(uploadRoute, "POST", { params: question.params, body: { responses } });
      expect(sent.body.error).toBeUndefined();
    }
    const seen = await question.preview("Parking", "park");
    expect([seen.read, seen.complete, seen.responses, seen.examples.length]).toEqual([20_000, false, 19_999, 20]);
  });

  it("take over codes of which the engine was less sure, and go from answers that no longer say them", async () => {
    const question = await questionOf("parkhaus", "park", "nett");
    await run(question, {}, giving({ Parking: "low" }));
    await question.always("Parking", "park*");
    expect((await question.apply("Parking")).body.data.responses_changed).toBe(2);
    expect((await question.origins()).slice(0, 2)).toEqual([
      ["r0", "Parking", "rule", "parkhaus", "high", null],
      ["r1", "Parking", "rule", "park", "high", null],
    ]);
    await question.always("Parking", "parkhaus");
    const seen = await question.preview("Parking");
    expect([seen.read, seen.complete, seen.responses, seen.to_code, seen.to_remove]).toEqual([3, true, 1, 0, 1]);
    const { responses_changed, version } = (await question.apply("Parking")).body.data;
    expect([responses_changed, await question.codes()]).toEqual([1, [["Parking"], [], ["Parking"]]]);
    await call(restoreRoute, "POST", { params: { ...question.params, version: String(version - 1) } });
    expect(await question.codes()).toEqual([["Parking"], ["Parking"], ["Parking"]]);
    await question.decide("r1", "Parking");
    expect((await question.apply("Parking")).body.data.responses_changed).toBe(0);
  });

  it("replace one that stands alone, when applied as in a run", async () => {
    const question = await questionOf("parkhaus, keine Ahnung");
    await call(codeRoute, "PATCH", { ...question.at("Don't know"), body: { exclusive: true, always: "keine ahnung" } });
    await run(question, {}, giving({}));
    expect(await question.codes()).toEqual([["Don't know"]]);
    await question.always("Parking", "parkhaus");
    await question.apply("Parking");
    const applied = await question.origins();
    await run(question, { mode: "all" }, giving({}));
    expect(await question.origins()).toEqual(applied);
    expect(await question.codes()).toEqual([["Parking"]]);
  });

  it("are kept by merges and trackers, and lost with their code", async () => {
    const [one, two] = [await questionOf("parkhaus"), await questionOf("garage voll")];
    await one.always("Parking", "parkhaus");
    await one.always("Room", "garage\nParkhaus");
    const ids = [one, two].map(({ scope }) => scope.questionId);
    await call(groupsRoute, "POST", { body: { name: "Tracker", question_ids: ids } });
    await call(mergeRoute, "POST", { ...one.at("Parking"), body: { code_ids: [one.at("Room").params.codeId] } });
    const [shared] = (await two.categories())[0].codes;
    expect(shared).toMatchObject({ name: "Parking", always: "parkhaus, garage, Parkhaus" });
    await run(one, {}, staff);
    await run(two, {}, giving({}));
    expect(await two.codes()).toEqual([["Parking"]]);
    await one.always("Don't know", "voll");
    const { data } = (await one.apply("Don't know")).body;
    expect([data.responses_changed, await two.codes()]).toEqual([1, [["Parking", "Don't know"]]]);
    const last = { ...one.params, version: String(data.version - 1) };
    expect((await call(restoreRoute, "POST", { params: last })).status).toBe(200);
    expect(await two.codes()).toEqual([["Parking"]]);
    await two.decide("r0", "Staff");
    await one.always("Staff", "parkhaus, garage");
    expect(await one.preview("Don't know")).toMatchObject({ responses: 1, to_code: 0 });
    await call(codeRoute, "DELETE", one.at("Parking"));
    await run(one, { mode: "all" }, giving({}));
    expect(await one.codes()).toEqual([["Staff"]]);
  });

  it("do not count as the engine's in measures of agreement", async () => {
    const question = await questionOf("parkhaus", "nett");
    await question.always("Parking", "parkhaus");
    await run(question, {}, staff);
    await question.decide("r0", "Parking", "Staff");
    await question.decide("r1", "Staff");
    const { projectId, questionId } = question.params;
    const body = { project_id: projectId, question_id: questionId, sample: "all" };
    const report = (await call(qualityRoute, "POST", { body })).body.data;
    const of = (name: string) => report.codes.find((code: { code_name: string }) => code.code_name === name).decisions;
    expect(of("Staff")).toMatchObject({ both: 2, machine_only: 0, person_only: 0 });
    expect(of("Parking")).toMatchObject({ both: 0, machine_only: 0, person_only: 0 });
  });

  it("are no errors of a model from which its manual, its examples or the local engine's share learn", async () => {
    const question = await questionOf("parkhaus", "park", "nett");
    await question.always("Parking", "park*");
    await run(question, {}, { ...staff, version: "openai/some-model" });
    await question.decide("r0", "Staff");
    await question.decide("r1", "Staff", "Parking");
    await question.decide("r2", "Room");
    const { params, scope } = question;
    const jobs = await db
      .select()
      .from(jobsTable)
      .where(eq(jobsTable.questionId, params.questionId ?? ""));
    const [parking, staffs, room] = ["Parking", "Staff", "Room"].map((name) => question.at(name).params.codeId);
    expect(await readNewDisagreements(db, jobs[0] as never)).toEqual([
      { text: "nett", machine: [staffs], people: [room] },
    ]);
    const examples = await readExamples(db, scope);
    expect(examples.map(({ text, byModel, byRule }) => [text, byModel, byRule]).toSorted()).toEqual([
      ["nett", [staffs], undefined],
      ["park", [staffs], [parking]],
      ["parkhaus", [staffs], [parking]],
    ]);
  });

  it.each([
    ["100 words", Array.from({ length: 60 }, (_, index) => `word${index}`)],
    ["2,000 characters", Array.from({ length: 20 }, (_, index) => `${index}${"x".repeat(60)}`)],
  ])("are no more than %s after a merge, which is refused otherwise", async (_, words) => {
    const question = await questionOf("parkhaus");
    await question.always("Parking", words.join(", "));
    await question.always("Room", words.map((word) => `${word}y`).join(", "));
    const merge = () =>
      call(mergeRoute, "POST", { ...question.at("Parking"), body: { code_ids: [question.at("Room").params.codeId] } });
    const { status, body } = await merge();
    expect([status, body.error.message]).toEqual([422, expect.stringContaining("Take words off")]);
    await question.always("Room", "room");
    expect((await merge()).status).toBe(200);
  });

  it("are refused where they cannot be followed", async () => {
    const question = await questionOf("parkhaus");
    for (const words of ["*", "par*k", "a,".repeat(101), "a".repeat(101)]) {
      const refused = await question.always("Parking", words);
      expect([refused.status, refused.body.error.issues?.[0]?.path]).toEqual([422, "always"]);
    }
  });
});
