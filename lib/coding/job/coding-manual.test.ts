import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { showManual } from "@/lib/codebook/coding-manual";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { openaiEngine } from "@/lib/engines/openai/openai-engine";
import { updateProject } from "@/lib/projects/update-project";
import { decideResponses } from "@/lib/responses/decide-responses";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { mentionOf, textsOf } from "@/test/openai-engine";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";

const answers = Array.from({ length: 210 }, (_, index) => ({
  id: `r${index}`,
  text: `The staff of room ${index} helped Mr Lee`,
}));

/** A model that writes rules for the first code, with a quote of the second answer and an invented one. */
const model: Script = (request) => {
  if (!request.system.includes("coding manual of a survey")) {
    return {
      json: { answers: textsOf(request).map((_, index) => ({ answer: index + 1, codes: [mentionOf(1, "staff")] })) },
    };
  }
  const quotes = [
    { answer: 2, quote: "helped Mr [name]" },
    { answer: 3, quote: "nobody said this" },
  ];
  const corrected = JSON.parse(request.user).corrected_by_people?.length ?? 0;
  const include = `Speaks of staff; ${corrected} corrected`;
  return { json: { codes: [{ code: 1, include, exclude: "Rooms", borderline: "Both", quotes }] } };
};

describe("the coding manual of a job", () => {
  const db = useDatabase();
  let server: OpenaiServer;
  beforeAll(async () => {
    server = await startOpenaiServer(model);
  });
  afterAll(() => server.close());

  it("is written once, stands in every prompt and in each code's engine, and again after corrections", async () => {
    const engine = openaiEngine({ baseUrl: server.url, model: "some-model" });
    const { caller, ref } = await newCodingJob(db, answers, ["Staff", "Room"]);
    const { project_id, question_id } = await readJob(db, caller, ref.id);
    const path = { projectId: project_id ?? "", questionId: question_id ?? "" };
    await updateProject(db, caller, path.projectId, { masking: "always" });
    expect(await showManual(db, caller, path)).toMatchObject({ version: null, codes: [] });

    const estimate = async (mode: "uncoded" | "all") =>
      (await estimateCredits(db, caller, { ...path, mode }, engine)).usage;
    const expected = await estimate("uncoded");
    const isManual = ({ system }: { system: string }) => system.includes("coding manual of a survey");
    await runStages(db, ref, engine);
    const [first, ...others] = server.requests;
    expect([first, ...others].filter((request) => request && isManual(request))).toEqual([first]);
    expect(others.length).toBeGreaterThan(3);
    const rule = '{"code":1,"include":"Speaks of staff; 0 corrected","exclude":"Rooms","borderline":"Both"';
    expect(others.filter(({ system }) => !system.includes(`${rule},"quotes":["helped Mr [name]"]}`))).toEqual([]);
    expect(new Set(others.map(({ system }) => system)).size).toBe(1);

    const { usage } = await readJob(db, caller, ref.id);
    expect(expected.calls).toBeGreaterThanOrEqual(usage?.calls ?? 0);
    expect(expected.calls).toBeLessThan(2 * (usage?.calls ?? 0));
    expect((await estimate("all")).calls).toBe(expected.calls - 1);

    const manual = await showManual(db, caller, path);
    expect(manual).toMatchObject({ current: true, codes: [{ name: "Staff", quotes: ["helped Mr [name]"] }] });
    const engines = await db
      .selectDistinct({ engine: assignments.engine })
      .from(assignments)
      .where(eq(assignments.organizationId, caller.organizationId));
    expect(engines).toEqual([{ engine: `openai/some-model/${manual.version}` }]);

    const codeAgain = async () => {
      const before = server.requests.length;
      await acceptCodingJob(db, caller, path, { mode: "all" });
      for (const job of await dispatched(db)) await runStages(db, job, engine);
      return server.requests.slice(before).filter(isManual);
    };
    expect(await codeAgain()).toEqual([]);
    const rows = await db.execute<{ id: string }>(sql`
      select id from responses where question_id = ${path.questionId} order by position limit 10`);
    const decisions = rows.map(({ id }) => ({ responseId: id, codes: [] }));
    await decideResponses(db, caller, path, decisions);
    const [rewritten] = await codeAgain();
    expect(JSON.parse(rewritten?.user ?? "{}").corrected_by_people).toHaveLength(10);
    const renewed = await showManual(db, caller, path);
    expect(renewed.codes[0]?.include).toBe("Speaks of staff; 10 corrected");
    expect(renewed.version).not.toBe(manual.version);

    const before = server.requests.length;
    await uploadResponses(db, caller, path, [{ id: "later", text: "The staff carried my bags" }]);
    await acceptCodingJob(db, caller, path);
    for (const job of await dispatched(db)) await runStages(db, job, engine);
    const [onFew] = server.requests.slice(before);
    expect(onFew?.system).toContain("Speaks of staff; 10 corrected");
  });

  it("is not written for fewer than 200 answers", async () => {
    const engine = openaiEngine({ baseUrl: server.url, model: "some-model" });
    const { caller, ref } = await newCodingJob(db, answers.slice(0, 199), ["Staff", "Room"]);
    const before = server.requests.length;
    await runStages(db, ref, engine);
    const sent = server.requests.slice(before);
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter(({ system }) => system.includes("oding manual"))).toEqual([]);
    expect(await readJob(db, caller, ref.id)).toMatchObject({ result: { credits_used: 199 } });
  });
});
