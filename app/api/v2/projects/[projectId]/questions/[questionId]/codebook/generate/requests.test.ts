import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as code from "@/app/api/v2/code/route";
import { questions } from "@/db/schema/projects";
import { readCodebookView } from "@/lib/analytics/read-codebook-view";
import { operatorFor } from "@/lib/auth/caller";
import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { prepareStage } from "@/lib/coding/job/prepare";
import { readQuestion } from "@/lib/coding/job/read-question";
import { localEngine } from "@/lib/engines/local/engine";
import { createGroup } from "@/lib/groups/groups";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { useDatabase } from "@/test/database";
import { dispatched } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";
import * as generate from "./route";

const SAID = [
  "Shorter waits at check-in",
  "We waited for an hour to check in",
  "The queue was much too long",
  "Lower prices",
  "It was far too expensive",
  "Cheaper rooms, the price was too high",
  "Friendlier staff",
  "The receptionist was rude",
  "More parking",
  "There was no place to park",
];
const ANSWERS = SAID.map((text, at) => ({ id: `r${at}`, text }));
const WISHES = ["Shorter waits", "Lower prices", "Friendlier staff", "More parking"];

describe("codes that are wishes", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 1_000 });
  });

  it("come from one-call coding that asks for them, without poles", async () => {
    const body = { responses: ANSWERS, question: "What could we improve?", frame: "none" };
    const codesOf = async (more: object) => {
      const reply = await workspace.call(code, "POST", { body: { ...body, ...more } });
      expect([reply.status, reply.body.error]).toEqual([200, undefined]);
      return reply.body.data.codebook.flatMap(({ codes }: { codes: object[] }) => codes);
    };
    const codes = await codesOf({ requests: true });
    expect(codes.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(WISHES));
    expect(codes.filter(({ sentiment }: { sentiment: string }) => sentiment !== "Neutral")).toEqual([]);
    const usual = await codesOf({});
    expect(await codesOf({ requests: false })).toMatchObject(
      usual.map(({ name, definition, sentiment }: Record<string, string>) => ({ name, definition, sentiment })),
    );
    expect(usual.map(({ name }: { name: string }) => name)).not.toEqual(expect.arrayContaining(WISHES.slice(0, 2)));
    const codebook = { categories: [{ name: "All", codes: [{ name: "Price" }] }] };
    const refused = await workspace.call(code, "POST", {
      body: { ...body, frame: undefined, codebook, requests: true },
    });
    expect([refused.status, refused.body.error.issues?.[0]?.path]).toEqual([422, "requests"]);
  });

  it("stay the question's choice when it is drafted again", async () => {
    const caller = operatorFor(workspace.organizationId);
    const { id: projectId, questions: made } = await createProject(db, caller, {
      name: "Stay",
      language: "en",
      codingType: "qualitative",
      questions: [{ text: "What could we improve?" }],
    });
    const path = { projectId, questionId: made[0]?.id ?? "" };
    await uploadResponses(db, caller, path, ANSWERS);
    const draft = async (body: object) => {
      expect((await workspace.call(generate, "POST", { params: path, body: { frame: "none", ...body } })).status).toBe(
        202,
      );
      for (const job of await dispatched(db)) {
        await prepareStage(db, job);
        await generateCodebookStage(db, job, localEngine);
      }
      const view = await readCodebookView(db, workspace.organizationId, path.questionId);
      return { requests: view.requests, names: view.categories.flatMap(({ codes }) => codes.map(({ name }) => name)) };
    };
    const usual = await draft({});
    expect(usual.names).not.toContain("Shorter waits");
    // Nobody has chosen yet, and the question asks what to improve.
    expect(usual.requests).toBe(true);
    const wished = await draft({ requests: true });
    expect(wished.names).toEqual(expect.arrayContaining(WISHES));
    expect(await draft({})).toEqual(wished);
    expect(await draft({ requests: false })).toEqual({ ...usual, requests: false });
    const [stored] = await db.select().from(questions).where(eq(questions.id, path.questionId));
    expect(stored?.requests).toBe(false);

    await draft({ requests: true });
    const next = await createProject(db, caller, {
      ...{ name: "Next wave", language: "en", codingType: "qualitative" },
      questions: [{ text: "And this time?" }],
    });
    const wave = { organizationId: caller.organizationId, questionId: next.questions[0]?.id ?? "" };
    expect((await readQuestion(db, wave)).context.requests).toBeUndefined();
    await createGroup(db, caller, { name: "Waves", questionIds: [path.questionId, wave.questionId] });
    expect((await readQuestion(db, wave)).context.requests).toBe(true);
  });
});
