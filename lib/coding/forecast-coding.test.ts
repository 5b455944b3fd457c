import { and, eq, lt, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { type CodingEngine, type CodingTask, type ForecastOptions, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import type { QuestionPath } from "@/lib/questions/find-question";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { acceptCodingJob } from "./accept-coding-job";
import { estimateCredits } from "./estimate-credits";

const REVIEWED = 1_020;

type Asked = { task: CodingTask; answers: number; options: ForecastOptions };

describe("the forecast of what a language model is asked", () => {
  const db = useDatabase();
  const asked: Asked[] = [];
  /** An engine that records which answers it is asked to forecast. */
  const engine: CodingEngine = {
    ...localEngine,
    version: "noting",
    async forecast(task, answers, options = {}) {
      asked.push({ task, answers: answers.length, options });
      return { usage: { ...NO_USAGE, asked: answers.length }, otherSeconds: 0 };
    },
  };
  let caller: Awaited<ReturnType<typeof newCaller>>;
  let path: QuestionPath;
  beforeAll(async () => {
    caller = await newCaller(db);
    const coded = Array.from({ length: REVIEWED + 2 }, () => ["Staff"]);
    path = await newCodedQuestion(db, caller, { Stay: ["Staff"] }, coded);
    const ofQuestion = eq(responses.questionId, path.questionId);
    await db
      .update(responses)
      .set({ reviewed: true, reviewedAt: sql`now() + ${responses.position} * interval '1 second'` })
      .where(and(ofQuestion, lt(responses.position, REVIEWED)));
    await db
      .update(responses)
      .set({ codedAt: null, text: sql`'The staff carried our bags to floor ' || ${responses.position}` })
      .where(and(ofQuestion, eq(responses.reviewed, false)));
  });

  it("learns from the 1,000 answers that were reviewed last, and waits 10 seconds in an estimate", async () => {
    const { usage } = await estimateCredits(db, caller, { ...path, mode: "uncoded" }, engine);
    const [{ task, answers, options } = {} as Asked] = asked.splice(0);
    expect([usage.answers, answers, options.timeout]).toEqual([2, 2, 10_000]);
    const texts = task.examples.map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([1_000, "Answer 1019", "Answer 20"]);
  });

  it("waits one second when a job is accepted", async () => {
    await acceptCodingJob(db, caller, path, { engine });
    expect(asked.splice(0).map(({ options }) => options.timeout)).toEqual([1_000]);
  });

  it("expects a coding manual only for enough answers that differ", async () => {
    const writer: CodingEngine = { ...engine, writeManual: async () => ({ value: null, usage: NO_USAGE }) };
    const expectsManual = async (texts: number) => {
      const given = Array.from({ length: 400 }, (_, row) => ({
        id: `r${row}`,
        text: `The porter took our bags to floor ${row % texts}`,
      }));
      const request = { responses: given, codingType: "qualitative" as const, language: "en" };
      await estimateCredits(db, caller, request, writer);
      return asked.splice(0).map(({ options }) => options.writesManual);
    };
    expect([await expectsManual(150), await expectsManual(250)]).toEqual([[false], [true]]);
  });
});
