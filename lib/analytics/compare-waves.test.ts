import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { questionGroups } from "@/db/schema/groups";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { updateCode } from "@/lib/codebook/edit-codes";
import { createGroup } from "@/lib/groups/groups";
import { addQuestion } from "@/lib/projects/add-question";
import { decideResponses } from "@/lib/responses/decide-responses";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { compareWaves } from "./compare-waves";

describe("a wave comparison", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  it("has the shares of each wave with intervals, and tests their differences", async () => {
    const waveOf = (smokers: number, patients: number) =>
      newCodedQuestion(db, caller, { Habits: ["Smoker"] }, [
        ...Array.from({ length: smokers }, () => ["Smoker"]),
        ...Array.from({ length: patients - smokers }, () => []),
      ]);
    const [first, second] = [await waveOf(83, 86), await waveOf(70, 82)];
    await expect(compareWaves(db, caller, first)).rejects.toMatchObject({ code: "NOT_GROUPED" });
    const questionIds = [first.questionId, second.questionId];
    const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const { waves, codes } = await compareWaves(db, caller, first);
    expect(await compareWaves(db, caller, { groupId: id })).toMatchObject({ waves, codes });
    expect(waves.map(({ wave, base, small_base }) => [wave, base, small_base])).toEqual([
      [1, 86, false],
      [2, 82, false],
    ]);
    const [smoker] = codes;
    expect(smoker?.trend.map(({ count, base }) => [count, base])).toEqual([
      [83, 86],
      [70, 82],
    ]);
    expect(smoker?.trend[0]?.interval?.low).toBeLessThan(100 * (83 / 86));
    const [difference] = smoker?.differences ?? [];
    expect(difference).toMatchObject({ from_wave: 1, to_wave: 2, significant: true });
    expect(difference?.z).toBeCloseTo(-2.5323847535716455, 6);
    expect(difference?.p_value).toBeCloseTo(0.01132896042468749, 6);
  });

  it.each([
    [4, null],
    [5, 2],
  ])("tests only waves with at least 5 answers: one with %i", async (answers, z) => {
    const waveOf = (smokers: number, of: number) =>
      newCodedQuestion(
        db,
        caller,
        { Habits: ["Smoker"] },
        Array.from({ length: of }, (_, place) => (place < smokers ? ["Smoker"] : [])),
      );
    const questionIds = [(await waveOf(2, 40)).questionId, (await waveOf(answers, answers)).questionId];
    const { id: groupId } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const { waves, codes } = await compareWaves(db, caller, { groupId });
    expect(waves.map(({ base, small_base }) => [base, small_base])).toEqual([
      [40, false],
      [answers, true],
    ]);
    const [difference] = codes[0]?.differences ?? [];
    expect(difference).toMatchObject({ points: 95, significant: z !== null });
    if (z === null) expect(difference).toMatchObject({ z: null, p_value: null, adjusted_p_value: 1 });
    else expect(difference?.z).toBeGreaterThan(z);
  });

  it("compares what the machine gave as long as decisions of people wait, unless people decided all answers", async () => {
    const waveOf = () =>
      newCodedQuestion(db, caller, { Habits: ["Smoker", "Jogger"] }, [
        ...Array.from({ length: 10 }, () => ["Smoker"]),
        ...Array.from({ length: 10 }, () => []),
      ]);
    const [first, second] = [await waveOf(), await waveOf()];
    const questionIds = [first.questionId, second.questionId];
    const { id: groupId } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const learn = () =>
      db.update(questionGroups).set({ learnedUntil: sql`clock_timestamp()` }).where(eq(questionGroups.id, groupId));
    /** A person gives answers of a wave, from `from` to `to`, the code "Jogger" alone. */
    const decide = async (path: typeof first, from: number, to: number) => {
      const { Jogger: codeId = "" } = await codeIds(db, path.questionId);
      const rows = await db
        .select({ id: responses.id })
        .from(responses)
        .where(eq(responses.questionId, path.questionId))
        .orderBy(responses.position);
      const decisions = rows.slice(from, to).map(({ id }) => ({ responseId: id, codes: [{ codeId }] }));
      await decideResponses(db, caller, path, decisions);
    };
    const changes = async () => {
      const { waves, codes } = await compareWaves(db, caller, { groupId });
      const points = codes.map(({ differences }) => differences[0]?.points);
      const shares = codes.map(({ trend }) => trend.map(({ percentage }) => percentage));
      return { waiting: waves.map(({ decisions_waiting }) => decisions_waiting), shares, points };
    };
    await learn();
    await decide(first, 4, 12);
    const shares = [
      [20, 50],
      [40, 0],
    ];
    expect(await changes()).toEqual({ waiting: [8, 0], shares, points: [0, 0] });
    await learn();
    expect(await changes()).toEqual({ waiting: [0, 0], shares, points: [30, -40] });
    await decide(first, 0, 4);
    await decide(first, 12, 20);
    await decide(second, 0, 19);
    expect(await changes()).toMatchObject({ waiting: [12, 19], points: [30, -40] });
    await decide(second, 19, 20);
    expect(await changes()).toMatchObject({ waiting: [12, 20], points: [0, 0] });
  });

  it("marks the waves that were coded before a code changed", async () => {
    const waveOf = () => newCodedQuestion(db, caller, { Habits: ["Smoker", "Jogger"] }, [["Smoker"], ["Jogger"], []]);
    const [first, second] = [await waveOf(), await waveOf()];
    const questionIds = [first.questionId, second.questionId];
    const { id: groupId } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const marks = async () => {
      const { codes } = await compareWaves(db, caller, { groupId });
      return codes.map(({ code_name, trend }) => [code_name, ...trend.map(({ changed_since }) => changed_since)]);
    };
    const codedNow = (questionId: string) =>
      db.update(responses).set({ codedAt: sql`clock_timestamp()` }).where(eq(responses.questionId, questionId));
    for (const questionId of questionIds) await codedNow(questionId);
    expect(await marks()).toEqual([
      ["Smoker", false, false],
      ["Jogger", false, false],
    ]);
    const { Jogger: codeId = "" } = await codeIds(db, second.questionId);
    await updateCode(db, caller, { ...second, codeId }, { definition: "Runs for pleasure" });
    await codedNow(second.questionId);
    expect(await marks()).toEqual([
      ["Smoker", false, false],
      ["Jogger", true, false],
    ]);
  });

  it("asks for a group before it asks for answers", async () => {
    const { projectId, questionId } = await newCodedQuestion(db, caller, { Habits: ["Smoker"] }, []);
    const path = { projectId, questionId };
    await expect(compareWaves(db, caller, path)).rejects.toMatchObject({ code: "NOT_GROUPED" });
    const other = await addQuestion(db, caller, projectId, { text: "Wave 2?" });
    await createGroup(db, caller, { name: "Tracker", questionIds: [questionId, other.id], projectId });
    await expect(compareWaves(db, caller, path)).rejects.toMatchObject({ code: "NO_DATA" });
    const stranger = await newCaller(db);
    await expect(compareWaves(db, stranger, path)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
