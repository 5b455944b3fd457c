import { describe, expect, it } from "vitest";
import type { qualtrics } from "@/e2e/support/providers/qualtrics";
import { surveyMonkeyLimited } from "@/e2e/support/providers/surveymonkey";
import { importAnswersStage } from "@/lib/connections/import-answers";
import { useConnectionImports } from "@/test/connection-imports";
import { useDatabase } from "@/test/database";

describe("peculiarities of single platforms while answers are imported", () => {
  const db = useDatabase();
  const { connected, fill, accept, run, taken, resultOf, answersOf } = useConnectionImports(db);

  it("waits as long as SurveyMonkey asks, and neither loses nor repeats a page", async () => {
    const { study, id } = await connected("surveymonkey");
    fill(study, 0, 250);
    const accepted = await accept(id, { survey_id: study.surveyId });
    const ref = await taken(accepted.body.data.job_id);
    study.platform.interrupt(surveyMonkeyLimited(1), { hangUp: true });
    study.platform.interrupt(surveyMonkeyLimited(45));
    await expect(importAnswersStage(db, ref)).rejects.toMatchObject({ failure: "busy", retryAfter: 45 });
    while ((await importAnswersStage(db, ref)).more);
    expect(await resultOf(ref)).toMatchObject({ uploaded: 250, updated: 0 });
  });

  it("asks a platform that is slow and busy once, and leaves the next try to the job", async () => {
    const { study, id } = await connected("formbricks");
    fill(study, 0, 3);
    const accepted = await accept(id, { survey_id: study.surveyId });
    const ref = await taken(accepted.body.data.job_id);
    const before = study.platform.received.length;
    study.platform.interrupt({ status: 503, after: 5_200 });
    await expect(importAnswersStage(db, ref)).rejects.toMatchObject({ failure: "busy" });
    expect(study.platform.received).toHaveLength(before + 1);
    while ((await importAnswersStage(db, ref)).more);
    expect(await resultOf(ref)).toMatchObject({ uploaded: 3 });
  });

  it("starts a Qualtrics export again if its token has expired, and reads what has arrived since", async () => {
    const { study, id } = await connected("qualtrics");
    fill(study, 0, 4);
    const body = { survey_id: study.surveyId };
    await run(id, body);
    (study.platform as ReturnType<typeof qualtrics>).expireTokens();
    fill(study, 4, 6);
    expect(await resultOf(await run(id, body))).toMatchObject({ uploaded: 2, updated: 0, total: 6 });
  });

  it("takes a LimeSurvey interview that was completed late", async () => {
    const { study, id } = await connected("limesurvey");
    study.add(0, "First", "North");
    study.add(2, "Third", "North");
    const body = { survey_id: study.surveyId };
    await run(id, body);
    study.add(1, "Second, begun before the third", "South");
    expect(await resultOf(await run(id, body))).toMatchObject({ uploaded: 1, total: 3 });
  });

  it("takes an answer that Typeform shows late", async () => {
    const { study, id } = await connected("typeform");
    study.add(0, "First", "North");
    study.add(100, "Last", "North");
    const body = { survey_id: study.surveyId };
    await run(id, body);
    study.add(40, "Given between the two", "South");
    expect(await resultOf(await run(id, body))).toMatchObject({ uploaded: 1, updated: 0, total: 3 });
  });

  it("updates an answer that has changed, and takes one of 50 kB", async () => {
    const { study, id } = await connected("formbricks");
    const long = "ü".repeat(25_000);
    study.add(0, "Before", "North");
    const body = { survey_id: study.surveyId };
    await run(id, body);
    study.add(1, long, "North");
    study.add(0, "After", "North");
    const { questions, ...counts } = await resultOf(await run(id, body));
    expect(counts).toMatchObject({ uploaded: 1, updated: 1, total: 2 });
    const texts = (await answersOf(questions[0].question_id)).map(({ text }) => text).sort();
    expect(texts).toEqual(["After", long]);
  });
});
