import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type CodingEngine, type CodingTask, type Mention, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { classify } from "../pipeline/classify";
import { review } from "../pipeline/review";
import { jobStore } from "./job-store";
import { forgetWork } from "./job-work";
import { prepareStage } from "./prepare";

const SUBJECTS = ["garden", "lift", "towel", "pillow", "sauna", "lamp", "carpet", "window", "heating", "shower"];
const MOODS = ["lovely", "broken", "old", "clean"];
const FORMS = ["The # was *", "* #", "#: *!", "A * #, a * #", "#, *", "* * #"];

/** Each subject and mood in every form, ordered by form, so that texts with the same content words stand far apart. */
const answers = FORMS.flatMap((form) =>
  SUBJECTS.flatMap((subject) => MOODS.map((mood) => ({ form, subject, mood }))),
).map(({ form, subject, mood }, index) => ({
  id: `r${index}`,
  text: form.replaceAll("#", subject).replaceAll("*", mood),
}));

/** Gives answers with the same content words different codes and confidences, so that the review has work to do. */
function mentionsOf(task: CodingTask, text: string, place: number): Mention[] {
  const code = task.codes[place % task.codes.length];
  if (!code || place % 7 === 0) return [];
  const confidence = (["low", "medium", "high"] as const)[place % 3] ?? "low";
  const evidence = place % 4 === 0 ? text : (text.split(" ")[0] ?? null);
  return [{ codeId: code.id, confidence, evidence, mentionSentiment: "Neutral" }];
}

/** A review that gives every answer of the part the first code; an answer that has it keeps its coding. */
const reviewed: NonNullable<CodingEngine["review"]> = async ({ codes }, _, codings, { part } = {}) => ({
  value: codings.slice(part?.from, part?.to).map((coding) => {
    const [first] = coding.mentions;
    return first ? { ...coding, mentions: [{ ...first, codeId: codes[0]?.id ?? "" }] } : coding;
  }),
  usage: NO_USAGE,
});

/** An engine that classifies inconsistently and then reviews. It records which answers it gets. */
function wavering(asked: { texts: string[]; tasks: Set<CodingTask> }): CodingEngine {
  return {
    ...localEngine,
    batchSize: 50,
    reviewSize: 20,
    review: reviewed,
    async classify(task, batch) {
      asked.tasks.add(task);
      asked.texts.push(...batch.map(({ text }) => text));
      const place = (text: string) => answers.findIndex((answer) => answer.text === text);
      const value = batch.map(({ id, text }) => ({ answerId: id, mentions: mentionsOf(task, text, place(text)) }));
      return { value, usage: NO_USAGE };
    },
  };
}

describe("rounds of a job", () => {
  const db = useDatabase();
  const notes = () => ({ texts: [] as string[], tasks: new Set<CodingTask>() });

  async function newJob() {
    const { ref } = await newCodingJob(db, answers, SUBJECTS);
    await prepareStage(db, ref);
    return ref;
  }

  /** The codes of every answer with its text, without ids. */
  const coded = ({ organizationId }: { organizationId: string }) =>
    db.execute(sql`
      select r.text, c.name, a.confidence, a.evidence, a.position from responses r
      left join assignments a on a.organization_id = r.organization_id and a.response_id = r.id
      left join codes c on c.organization_id = a.organization_id and c.id = a.code_id
      where r.organization_id = ${organizationId} order by r.position, a.position`);

  it("give the engine one and the same task, although a person reviews an answer meanwhile", async () => {
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

  it("leave out the answers that were coded or reviewed since the round before", async () => {
    const ref = await newJob();
    const asked = notes();
    await classify(jobStore(db, ref, wavering(asked)), 0);
    await db.execute(sql`
      update responses set coded_at = case when position < 100 then now() end, reviewed = position >= 100
      where organization_id = ${ref.organizationId} and position between 50 and 149`);
    while ((await classify(jobStore(db, ref, wavering(asked)), 0)).remaining > 0);
    expect(asked.texts).toEqual([...answers.slice(0, 50), ...answers.slice(150)].map(({ text }) => text));
  });

  it("leave no answer alone in the last batch", async () => {
    const ref = await newJob();
    await db.execute(sql`
      update responses set coded_at = now() where organization_id = ${ref.organizationId} and position >= 101`);
    const sizes: number[] = [];
    const engine: CodingEngine = {
      ...wavering(notes()),
      async classify(_, batch) {
        sizes.push(batch.length);
        return { value: batch.map(({ id }) => ({ answerId: id, mentions: [] })), usage: NO_USAGE };
      },
    };
    await classify(jobStore(db, ref, engine));
    expect(sizes).toEqual([50, 26, 25]);
  });

  it("review in parts, also where processes die, with the same result as all at once", async () => {
    const [whole, parts] = [await newJob(), await newJob()];
    await classify(jobStore(db, whole, wavering(notes())));
    await classify(jobStore(db, parts, wavering(notes())));
    const before = await coded(whole);
    expect(await coded(parts)).toEqual(before);

    const all = { ...wavering(notes()), reviewSize: answers.length };
    expect(await review(jobStore(db, whole, all))).toEqual({ remaining: 0 });
    let calls = 0;
    const dying: CodingEngine = {
      ...wavering(notes()),
      async review(...input: Parameters<typeof reviewed>) {
        if (++calls % 3 === 0) throw new Error("killed");
        return reviewed(...input);
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
