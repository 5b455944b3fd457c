import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { compareWaves } from "@/lib/analytics/compare-waves";
import type { Caller } from "@/lib/auth/caller";
import { createCode, updateCode } from "@/lib/codebook/edit-codes";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { readBalance } from "@/lib/credits/usage";
import { localEngine } from "@/lib/engines/local/engine";
import { createGroup } from "@/lib/groups/groups";
import { createProject } from "@/lib/projects/create-project";
import type { QuestionPath } from "@/lib/questions/find-question";
import { updateQuestion } from "@/lib/questions/update-question";
import { decideResponses } from "@/lib/responses/decide-responses";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";
import { codeGroup, estimateGroup } from "./code-group";

describe("the waves of a tracker", () => {
  const db = useDatabase();
  let caller: Caller;
  let first: QuestionPath;
  let second: QuestionPath;
  let groupId: string;

  const runJobs = async () => {
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
  };
  const code = async (path: QuestionPath, texts: readonly string[]) => {
    const answers = texts.map((text, number) => ({ id: `${path.questionId} ${number}`, text }));
    await uploadResponses(db, caller, path, answers);
    await acceptCodingJob(db, caller, path);
    await runJobs();
  };
  const decide = async ({ projectId, questionId }: QuestionPath) => {
    const [answer] = await db.select().from(responses).where(eq(responses.questionId, questionId));
    const { Food = "" } = await codeIds(db, questionId);
    const codes = [{ codeId: Food, sentiment: "Neutral" as const }];
    await decideResponses(db, caller, { projectId, questionId }, [{ responseId: answer?.id ?? "", codes }]);
  };
  const isSameCoder = async () => {
    const { codes } = await compareWaves(db, caller, { groupId });
    return codes[0]?.differences[0]?.same_coder;
  };

  beforeEach(async () => {
    caller = await newCaller(db, 20);
    first = await newCodedQuestion(db, caller, { Stay: ["Staff", "Food"] }, []);
    const input = { name: "Panel", language: "en", codingType: "qualitative" as const, questions: [{ text: "Why?" }] };
    const project = await createProject(db, caller, input);
    second = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    groupId = (await createGroup(db, caller, { name: "Guests", questionIds: [first.questionId, second.questionId] }))
      .id;
    await code(first, ["The staff was kind", "Good food", "Friendly staff"]);
  });

  it("have one coder, whatever people decide between them, until codes change", async () => {
    await decide(first);
    await code(second, ["Staff", "The food was cold"]);
    expect([await isSameCoder(), await estimateGroup(db, caller, groupId, localEngine)]).toMatchObject([
      true,
      { answers: 4, estimated_credits: 4, waiting_decisions: 1 },
    ]);
    const { jobs } = await codeGroup(db, caller, groupId, localEngine);
    expect(jobs.map(({ wave }) => wave)).toEqual([1, 2]);
    await runJobs();
    expect([await isSameCoder(), (await estimateGroup(db, caller, groupId, localEngine)).waiting_decisions]).toEqual([
      true,
      0,
    ]);
    const { Staff = "" } = await codeIds(db, first.questionId);
    await updateCode(db, caller, { ...first, codeId: Staff }, { codeNumber: 42 });
    await acceptCodingJob(db, caller, second, { mode: "all" });
    await runJobs();
    expect(await isSameCoder()).toBe(true);
    await updateQuestion(db, caller, second, { maxCodesPerAnswer: 1 });
    await acceptCodingJob(db, caller, second, { mode: "all" });
    await runJobs();
    expect(await isSameCoder()).toBe(false);
    await updateQuestion(db, caller, second, { maxCodesPerAnswer: null });
    const place = { category: "Stay" };
    await createCode(db, caller, first, { name: "Noise", definition: null, sentiment: "Neutral", place });
    await acceptCodingJob(db, caller, second, { mode: "all" });
    await runJobs();
    expect(await isSameCoder()).toBe(false);
  });

  it("are all coded again or none, and decisions go on waiting", async () => {
    await code(
      second,
      Array.from({ length: 12 }, (_, number) => `The staff of room ${number}`),
    );
    await decide(first);
    const balance = await readBalance(db, caller.organizationId);
    expect(balance).toBeLessThan(14);
    await expect(codeGroup(db, caller, groupId, localEngine)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(await dispatched(db)).toEqual([]);
    expect((await estimateGroup(db, caller, groupId, localEngine)).waiting_decisions).toBe(1);
    expect(await readBalance(db, caller.organizationId)).toBe(balance);
  });

  it("are coded again free after an upgrade of the local engine", async () => {
    const isFirst = and(eq(questions.organizationId, caller.organizationId), eq(questions.id, first.questionId));
    const coder = sql`jsonb_set(${questions.coder}, '{engine}', '"local/0.1"')`;
    await db.update(questions).set({ coder }).where(isFirst);
    await code(second, ["Staff"]);
    expect(await isSameCoder()).toBe(false);
    const balance = await readBalance(db, caller.organizationId);
    expect(await estimateGroup(db, caller, groupId, localEngine)).toMatchObject({ answers: 4, estimated_credits: 1 });
    await codeGroup(db, caller, groupId, localEngine);
    await runJobs();
    expect(await readBalance(db, caller.organizationId)).toBe(balance - 1);
    expect(await isSameCoder()).toBe(true);
  });
});
