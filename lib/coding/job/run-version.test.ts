import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignmentHistory } from "@/db/schema/codebook-versions";
import { questions } from "@/db/schema/projects";
import { diffVersions, restoreVersion } from "@/lib/codebook/restore-version";
import { revertVersion } from "@/lib/codebook/revert-change";
import { listVersions } from "@/lib/codebook/versions";
import { readBalance } from "@/lib/credits/usage";
import { localEngine } from "@/lib/engines/local/engine";
import { cancelJob } from "@/lib/jobs/end-job";
import { codesOfAnswers } from "@/test/coded-question";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";
import { acceptCodingJob } from "../accept-coding-job";
import { prepareStage } from "./prepare";

/** Junk, which is settled before the engine is asked. */
const JUNK = ["asdf", ""];
const ANSWERS = ["The staff was kind", "Breakfast: superb", ...JUNK, "Good location", "Nothing of that"].map(
  (text, place) => ({ id: `r${place}`, text }),
);

describe("the version of a run", () => {
  const db = useDatabase();

  async function newRun() {
    const { caller, ref } = await newCodingJob(db, ANSWERS, ["Staff", "Breakfast", "Location"]);
    const [question] = await db.select().from(questions).where(eq(questions.organizationId, caller.organizationId));
    if (!question) throw new Error("there is a question");
    const path = { projectId: question.projectId, questionId: question.id };
    const changes = async () =>
      (await listVersions(db, caller, path, { limit: 9 })).items.map(({ change }) => change).toReversed();
    const coded = () => codesOfAnswers(db, path.questionId);
    return { caller, ref, path, changes, coded };
  }

  it("is restored from and taken back exactly, and no credits are refunded", async () => {
    const { caller, ref, path, changes, coded } = await newRun();
    const uncoded = await coded();
    expect(uncoded).toEqual(ANSWERS.map(() => null));
    await runStages(db, ref, localEngine);
    const after = await coded();
    expect(after.slice(0, 3)).toEqual([["Staff"], ["Breakfast"], []]);
    expect(await changes()).toEqual(["import", "run"]);
    const balance = await readBalance(db, caller.organizationId);
    expect(balance).toBeLessThan(5_000);

    expect(await diffVersions(db, caller, path, { number: 1 })).toMatchObject({
      codes: { added: [], removed: [] },
      answers_restored: ANSWERS.length,
      answers_uncoded: ANSWERS.length,
    });
    await restoreVersion(db, caller, path, 1);
    expect(await coded()).toEqual(uncoded);
    expect((await db.select().from(questions).where(eq(questions.id, path.questionId)))[0]?.status).toBe(
      "codebook_ready",
    );
    await restoreVersion(db, caller, path, 2);
    expect(await coded()).toEqual(after);
    await revertVersion(db, caller, path, 2);
    expect(await coded()).toEqual(uncoded);
    await expect(revertVersion(db, caller, path, 2)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await readBalance(db, caller.organizationId)).toBe(balance);

    await acceptCodingJob(db, caller, path);
    const [again] = await dispatched(db);
    if (!again) throw new Error("a job waits");
    await runStages(db, again, localEngine);
    expect(await coded()).toEqual(after);
    expect(await readBalance(db, caller.organizationId)).toBe(balance);
  });

  it("keeps nothing of answers that the run did not reach", async () => {
    const { caller, ref, path, changes } = await newRun();
    await prepareStage(db, ref);
    await cancelJob(db, caller, ref.id);
    expect(await changes()).toEqual(["import", "run"]);
    const kept = eq(assignmentHistory.questionId, path.questionId);
    expect(await db.$count(assignmentHistory, kept)).toBe(JUNK.length);
  });
});
