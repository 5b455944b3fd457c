import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { readBalance } from "@/lib/credits/usage";
import type { CodingEngine } from "@/lib/engines/engine";
import { exportCsv } from "@/lib/export/export-csv";
import { exportSav } from "@/lib/export/sav/export-sav";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { updateProject } from "@/lib/projects/update-project";
import { showQuestion } from "@/lib/questions/show-question";
import { listResponses } from "@/lib/responses/read-coded";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { readTable } from "@/lib/tables/read-table";
import { useDatabase } from "@/test/database";
import { localEngine } from "@/test/local-engine";
import { scriptedOpenai, textsOf } from "@/test/openai-engine";
import type { Script } from "@/test/openai-server";
import { readJob } from "@/test/read-job";
import { dispatched } from "@/test/run-stages";
import { acceptTranslation, estimateTranslation } from "./accept-translation";
import { finishTranslation, translationRound } from "./run-translation";

const WORDS: Record<string, string> = {
  "Das Frühstück war gut": "Breakfast was good",
  "Zu laut": "Too loud",
  "Herr [name] war nett": "Mr [name] was kind",
};

/** Translates what it knows, finds English in no need of it, and declines what says "Politik". */
const script: Script = (request) => {
  const texts = textsOf(request);
  if (texts.some((text) => text.includes("Politik"))) return { text: "I cannot help with that." };
  return { json: { translations: texts.map((text, index) => ({ answer: index + 1, text: WORDS[text] ?? null })) } };
};

describe("translations", () => {
  const db = useDatabase();
  const openai = scriptedOpenai({ prices: { input: 1, output: 2 } });

  async function newQuestion(texts: string[]) {
    const { id } = await createOrganization(db, { name: "Acme", plan: "professional", credits: 100 });
    const caller = operatorFor(id);
    const survey = { name: "S", language: "en", codingType: "qualitative" as const, questions: [{ text: "Why?" }] };
    const project = await createProject(db, caller, survey);
    const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    await uploadResponses(
      db,
      caller,
      path,
      texts.map((text, index) => ({ id: `r${index}`, text })),
    );
    return { caller, path };
  }

  type Question = Awaited<ReturnType<typeof newQuestion>>;

  async function run({ caller, path }: Question, engine: CodingEngine, responseIds?: string[]) {
    const { job_id } = await acceptTranslation(db, caller, path, { responseIds, engine });
    const ref = (await dispatched(db)).find(({ id }) => id === job_id);
    if (!ref) throw new Error("The job was not dispatched.");
    const work = async () => {
      while ((await translationRound(db, ref, engine, 0)) > 0);
      await finishTranslation(db, ref);
    };
    const error = await work().catch(({ message }) => message);
    return { job: await readJob(db, caller, job_id), error };
  }

  const rowsOf = ({ path, caller }: Question) =>
    db
      .select()
      .from(responses)
      .where(and(eq(responses.organizationId, caller.organizationId), eq(responses.questionId, path.questionId)))
      .orderBy(asc(responses.position));
  const translationsOf = async (question: Question) => (await rowsOf(question)).map(({ translation }) => translation);

  it("stand beside the answers, cost a credit per text, and can be searched", async () => {
    const engine = await openai.engineThatReplies(script, { baseUrl: "http://127.0.0.1" });
    const question = await newQuestion(["Das Frühstück war gut", "Zu laut", "Zu laut", "Lovely stay", " "]);
    const { caller, path } = question;
    const estimate = await estimateTranslation(db, caller, path, { engine });
    expect(estimate).toMatchObject({ answers: 4, estimated_credits: 3, usage: { calls: 1, answers: 3 } });
    const balance = await readBalance(db, caller.organizationId);
    const before = (await showQuestion(db, caller, path)).status;
    const { job } = await run(question, await openai.engineThatReplies(script));
    expect(await translationsOf(question)).toEqual(["Breakfast was good", "Too loud", "Too loud", "", null]);
    expect(job).toMatchObject({
      type: "translation",
      status: "completed",
      result: { responses_translated: 3, credits_used: 2 },
      usage: { calls: 1 },
    });
    expect(estimate.usage.input_tokens / (job.usage?.input_tokens ?? 0)).toBeCloseTo(1, 0.5);
    expect(await readBalance(db, caller.organizationId)).toBe(balance - 2);
    expect((await showQuestion(db, caller, path)).status).toBe(before);
    const found = await listResponses(db, caller, path, { limit: 10, search: "BREAKFAST" });
    expect(found.items).toMatchObject([{ id: "r0", text: "Das Frühstück war gut", translation: "Breakfast was good" }]);
    await expect(acceptTranslation(db, caller, path, { engine })).rejects.toMatchObject({ code: "NO_DATA" });
  });

  it("leave out what the model declines, free, and end with its refusal if it declines all", async () => {
    const engine = await openai.engineThatReplies(script);
    const question = await newQuestion(["Zu laut", "Politik nervt", "Das Frühstück war gut"]);
    const { job } = await run(question, engine);
    expect(await translationsOf(question)).toEqual(["Too loud", null, "Breakfast was good"]);
    expect(job).toMatchObject({ status: "completed", result: { responses_translated: 2, credits_used: 2 } });
    const declined = await newQuestion(Array.from({ length: 60 }, (_, index) => `Politik ${index}`));
    const before = openai.server.requests.length;
    expect((await run(declined, engine)).error).toContain("I cannot help with that.");
    expect(openai.server.requests.length - before).toBe(3);
  });

  it("are charged once if a stage runs twice, and kept if the provider fails on the way", async () => {
    const engine = await openai.engineThatReplies(script);
    const question = await newQuestion(["Zu laut", "Das Frühstück war gut"]);
    const { caller, path } = question;
    const { job_id } = await acceptTranslation(db, caller, path, { engine });
    const [ref] = await dispatched(db);
    if (!ref) throw new Error("The job was not dispatched.");
    await Promise.all([translationRound(db, ref, engine, 0), translationRound(db, ref, engine, 0)]);
    await finishTranslation(db, ref);
    expect(await readJob(db, caller, job_id)).toMatchObject({ result: { responses_translated: 2, credits_used: 2 } });

    const failing = await openai.engineThatReplies(
      (request, call) => (call > 1 ? { status: 401, error: { message: "no" } } : script(request, call)),
      { answersPerPrompt: 1, concurrency: 1 },
    );
    const other = await newQuestion(["Zu laut", "Das Frühstück war gut"]);
    const { error } = await run(other, failing);
    expect(error).toContain("401");
    expect(await translationsOf(other)).toEqual(["Too loud", null]);
  });

  it("end before the last text of a reply that was cut, which is asked for again", async () => {
    const whole = JSON.stringify({
      translations: [
        { answer: 1, text: "Too loud" },
        { answer: 2, text: "Breakfast was good" },
      ],
    });
    const cut: Script = (request, call) =>
      call === 1 ? { text: whole.slice(0, -15), finishReason: "length" as const } : script(request, call);
    const question = await newQuestion(["Zu laut", "Das Frühstück war gut"]);
    await run(question, await openai.engineThatReplies(cut));
    expect(await translationsOf(question)).toEqual(["Too loud", "Breakfast was good"]);
    expect(openai.server.requests).toHaveLength(2);
  });

  it("of chosen answers alone; none for answers of other organizations", async () => {
    const engine = await openai.engineThatReplies(script);
    const question = await newQuestion(["Zu laut", "Das Frühstück war gut"]);
    const other = await newQuestion(["Zu laut"]);
    const [first] = await rowsOf(question);
    await run(question, engine, [first?.id ?? ""]);
    expect(await translationsOf(question)).toEqual(["Too loud", null]);
    const foreign = (await rowsOf(other)).map(({ id }) => id);
    await expect(
      acceptTranslation(db, question.caller, question.path, { responseIds: foreign, engine }),
    ).rejects.toMatchObject({ code: "NO_DATA" });
    await expect(acceptTranslation(db, other.caller, question.path, { engine })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("send no personal data outside, and show it again", async () => {
    const engine = await openai.engineThatReplies(script);
    const question = await newQuestion(["Herr Müller war nett"]);
    await updateProject(db, question.caller, question.path.projectId, { masking: "always" });
    await run(question, engine);
    expect(JSON.stringify(openai.server.requests)).not.toContain("Müller");
    expect(await translationsOf(question)).toEqual(["Mr Müller was kind"]);
  });

  it("are a column of exports as soon as one answer has one", async () => {
    const engine = await openai.engineThatReplies(script);
    const question = await newQuestion(["Zu laut", "Lovely stay"]);
    const { caller, path } = question;
    const source = { ...path, grouped: false };
    const included = { demographics: false, sentiment: false, confidence: false, evidence: false, key: true };
    const csv = async () => {
      const options = { ...included, provenance: false, layout: "wide" as const, escapeFormulas: true };
      const { content } = await exportCsv(db, caller, source, { ...options, byteOrderMark: false });
      return (await new Response(content as BodyInit).text()).split(/\r?\n/).map((line) => line.split(",").slice(0, 3));
    };
    expect((await csv())[0]).toEqual(["id", "Why?", "codes"]);
    await run(question, engine);
    expect((await csv()).slice(0, 3)).toEqual([
      ["id", "Why?", "translation"],
      ["r0", "Zu laut", "Too loud"],
      ["r1", "Lovely stay", ""],
    ]);
    const sav = await exportSav(db, caller, source, { ...included, layout: "binary_dummy" }, "embedded");
    const bytes = new Uint8Array(await new Response(sav.content as BodyInit).arrayBuffer());
    const { columns, rows } = await readTable("a.sav", bytes);
    expect(rows.map((row) => row[columns.indexOf("Q1_TRANSLATION")])).toEqual(["Too loud", ""]);
  });

  it("go with the text or the language that they were of", async () => {
    const engine = await openai.engineThatReplies(script);
    const question = await newQuestion(["Zu laut", "Das Frühstück war gut"]);
    await run(question, engine);
    const { caller, path } = question;
    await uploadResponses(db, caller, path, [
      { id: "r0", text: "Zu teuer" },
      { id: "r1", text: "Das Frühstück war gut" },
    ]);
    expect(await translationsOf(question)).toEqual([null, "Breakfast was good"]);
    await updateProject(db, caller, path.projectId, { language: "en", name: "Renamed" });
    expect(await translationsOf(question)).toEqual([null, "Breakfast was good"]);
    await updateProject(db, caller, path.projectId, { language: "fr" });
    expect(await translationsOf(question)).toEqual([null, null]);
  });

  it("need a language model, and enough credits", async () => {
    const { caller, path } = await newQuestion(["Zu laut"]);
    await expect(acceptTranslation(db, caller, path, { engine: localEngine })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("Settings, Model"),
    });
    const { id } = await createOrganization(db, { name: "Poor", plan: "starter", credits: 1 });
    const poor: Caller = operatorFor(id);
    const survey = { name: "S", language: "en", codingType: "qualitative" as const, questions: [{ text: "Why?" }] };
    const project = await createProject(db, poor, survey);
    const ids = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    await uploadResponses(db, poor, ids, [
      { id: "a", text: "Zu laut" },
      { id: "b", text: "Das Frühstück war gut" },
    ]);
    const engine = await openai.engineThatReplies(script);
    await expect(acceptTranslation(db, { ...poor, plan: "starter" }, ids, { engine })).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
    });
  });
});
