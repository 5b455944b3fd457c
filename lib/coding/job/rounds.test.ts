import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import type { CodingEngine, CodingTask, Mention } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { useDatabase } from "@/test/database";
import { dispatched } from "@/test/run-stages";
import { acceptCodingJob } from "../accept-coding-job";
import { classify } from "../pipeline/classify";
import { review } from "../pipeline/review";
import { jobStore } from "./job-store";
import { forgetWork } from "./job-work";
import { prepareStage } from "./prepare";

const SUBJECTS = ["garden", "lift", "towel", "pillow", "sauna", "lamp", "carpet", "window", "heating", "shower"];
const MOODS = ["lovely", "broken", "old", "clean"];
const FORMS = ["The # was *", "* #", "#: *!", "A * #, a * #", "#, *", "* * #"];

/** Each subject and mood in every form, the forms far from each other: content words that are the same, texts that differ. */
const answers = FORMS.flatMap((form) =>
  SUBJECTS.flatMap((subject) => MOODS.map((mood) => ({ form, subject, mood }))),
).map(({ form, subject, mood }, index) => ({
  id: `r${index}`,
  text: form.replaceAll("#", subject).replaceAll("*", mood),
}));

/** Codes that equal answers disagree about, surer here than there, with a passage that not all of them have. */
function mentionsOf(task: CodingTask, text: string, place: number): Mention[] {
  const code = task.codes[place % task.codes.length];
  if (!code || place % 7 === 0) return [];
  const confidence = (["low", "medium", "high"] as const)[place % 3] ?? "low";
  const evidence = place % 4 === 0 ? text : (text.split(" ")[0] ?? null);
  return [{ codeId: code.id, confidence, evidence, mentionSentiment: "Neutral" }];
}

/** Classifies at odds with itself and reviews as the local engine does; notes which answers it is given. */
function wavering(asked: { texts: string[]; tasks: Set<CodingTask> }): CodingEngine {
  return {
    ...localEngine,
    batchSize: 50,
    reviewSize: 20,
    async classify(task, batch) {
      asked.tasks.add(task);
      asked.texts.push(...batch.map(({ text }) => text));
      const place = (text: string) => answers.findIndex((answer) => answer.text === text);
      const value = batch.map(({ id, text }) => ({ answerId: id, mentions: mentionsOf(task, text, place(text)) }));
      return { value, usage: { calls: 0, inputTokens: 0, outputTokens: 0 } };
    },
  };
}

describe("rounds of a job", () => {
  const db = useDatabase();
  const notes = () => ({ texts: [] as string[], tasks: new Set<CodingTask>() });

  async function newJob() {
    const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 5_000 });
    const caller: Caller = { organizationId: id, plan: "enterprise", actor: { kind: "operator" }, scopes: new Set() };
    const questions = [{ text: "How was your stay?" }];
    const survey = { name: "Stay", language: "en", codingType: "qualitative" as const, questions };
    const project = await createProject(db, caller, survey);
    const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    await uploadResponses(db, caller, path, answers);
    const codes = SUBJECTS.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
    await importCodebook(db, caller, path, [{ name: "Stay", codes }]);
    await acceptCodingJob(db, caller, path);
    const [ref] = await dispatched(db);
    if (!ref) throw new Error("The job was not dispatched.");
    await prepareStage(db, ref);
    return ref;
  }

  /** The codes of each answer by its text, with all that is said about them but their ids. */
  const coded = ({ organizationId }: { organizationId: string }) =>
    db.execute(sql`
      select r.text, c.name, a.confidence, a.evidence, a.position from responses r
      left join assignments a on a.organization_id = r.organization_id and a.response_id = r.id
      left join codes c on c.organization_id = a.organization_id and c.id = a.code_id
      where r.organization_id = ${organizationId} order by r.position, a.position`);

  it("teach the engine once, whatever people decide meanwhile", async () => {
    const ref = await newJob();
    const asked = notes();
    await classify(jobStore(db, ref, wavering(asked)), 0);
    await db.execute(sql`
      update responses set reviewed = true, reviewed_at = now()
      where organization_id = ${ref.organizationId} and position = 0`);
    while ((await classify(jobStore(db, ref, wavering(asked)), 0)).remaining > 0);
    expect(asked.tasks.size).toBe(1);
    expect(asked.texts).toEqual(answers.map(({ text }) => text));
  });

  it("leave out what others have coded or decided since the last one", async () => {
    const ref = await newJob();
    const asked = notes();
    await classify(jobStore(db, ref, wavering(asked)), 0);
    await db.execute(sql`
      update responses set coded_at = case when position < 100 then now() end, reviewed = position >= 100
      where organization_id = ${ref.organizationId} and position between 50 and 149`);
    while ((await classify(jobStore(db, ref, wavering(asked)), 0)).remaining > 0);
    expect(asked.texts).toEqual([...answers.slice(0, 50), ...answers.slice(150)].map(({ text }) => text));
  });

  it("review in parts, though processes die on the way, as they would review everything at once", async () => {
    const [whole, parts] = [await newJob(), await newJob()];
    const { familiesOf: _, ...knowingNoFamilies } = wavering(notes());
    await classify(jobStore(db, whole, knowingNoFamilies));
    await classify(jobStore(db, parts, wavering(notes())));
    const before = await coded(whole);
    expect(await coded(parts)).toEqual(before);

    const all = { ...knowingNoFamilies, reviewSize: answers.length };
    expect(await review(jobStore(db, whole, all))).toEqual({ remaining: 0 });
    let calls = 0;
    const dying: CodingEngine = {
      ...wavering(notes()),
      async review(...input) {
        if (++calls % 3 === 0) throw new Error("killed");
        return localEngine.review(...input);
      },
    };
    const remaining: number[] = [];
    while (remaining.at(-1) !== 0) {
      const round = await review(jobStore(db, parts, dying), 0).catch(() => null);
      if (round) remaining.push(round.remaining);
      else forgetWork(parts);
    }
    expect(remaining.length).toBeGreaterThan(5);
    expect(await coded(parts)).toEqual(await coded(whole));
    expect(await coded(whole)).not.toEqual(before);
  });
});
