import { isDeepStrictEqual } from "node:util";
import { and, eq, lt } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { changeOf, makeChange, SINGLE_CHANGES, type State, stateOf, versionOf } from "@/test/random-changes";
import { restoreVersion } from "./restore-version";
import { revertVersion } from "./revert-change";

type Path = Awaited<ReturnType<typeof newCodedQuestion>>;

describe("any sequence of changes of a codebook", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db, 10_000);
  });
  const state = (path: Path) => stateOf(db, caller, path);

  /** The first three answers say the same; the last one is not coded yet. */
  async function newQuestion() {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"], Room: ["Cold", "Clean"] }, [
      ["Friendly", "Cold"],
      [{ code: "Rude", sentiment: "Negative", confidence: "low" }, "Friendly"],
      ["Clean"],
      [],
      [{ code: "Cold", by: "person" }, "Rude"],
      [],
      [],
    ]);
    const ofQuestion = eq(responses.questionId, path.questionId);
    await db
      .update(responses)
      .set({ text: "The same" })
      .where(and(ofQuestion, lt(responses.position, 3)));
    await db
      .update(responses)
      .set({ codedAt: null, text: "What nobody has coded" })
      .where(and(ofQuestion, eq(responses.position, 6)));
    await db
      .update(responses)
      .set({ edited: true })
      .where(and(ofQuestion, eq(responses.position, 4)));
    return path;
  }

  /** The state without the answers in `decided`, about which a person decided after the version ended. */
  const comparable = ({ codebook, answers }: State, decided: ReadonlySet<string> = new Set()) => ({
    codebook,
    answers: answers.filter(({ id }) => !decided.has(id)),
  });

  it("can be taken back, version by version and exactly, human decisions included", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changeOf(), { minLength: 3, maxLength: 7 }), async (made) => {
        const path = await newQuestion();
        const states = new Map<number, State>([[1, await state(path)]]);
        const decidedAt = new Map<string, number>();
        for (const change of made) {
          const decided = await makeChange(db, caller, path, change);
          const version = await versionOf(db, path);
          for (const id of decided) decidedAt.set(id, version);
          states.set(version, await state(path));
        }
        for (const [version, before] of [...states].toReversed()) {
          await restoreVersion(db, caller, path, version);
          const since = new Set([...decidedAt].flatMap(([id, at]) => (at > version ? id : [])));
          expect(comparable(await state(path), since)).toEqual(comparable(before, since));
        }
      }),
      { numRuns: 6, seed: 17, endOnFailure: true },
    );
  });

  it("loses nothing else if the last change is undone", async () => {
    await fc.assert(
      fc.asyncProperty(changeOf(SINGLE_CHANGES), async (change) => {
        const path = await newQuestion();
        const before = await state(path);
        await makeChange(db, caller, path, change);
        const version = await versionOf(db, path);
        // A run may fail on all that it reads.
        if (isDeepStrictEqual(await state(path), before)) return;
        await revertVersion(db, caller, path, version);
        expect(comparable(await state(path))).toEqual(comparable(before));
        await expect(revertVersion(db, caller, path, version)).rejects.toMatchObject({ code: "CONFLICT" });
      }),
      { numRuns: 6, seed: 17, endOnFailure: true },
    );
  });

  it("can be taken back in a wave of a tracker, and in the other wave but for what was coded or decided since", async () => {
    const names = ({ codebook }: State) =>
      codebook.map(({ name, codes }) => [name, ...codes.map((code) => [code.codeNumber, code.name, code.sentiment])]);
    const inWave = fc.record({ wave: fc.integer({ min: 0, max: 1 }), change: changeOf() });
    await fc.assert(
      fc.asyncProperty(fc.array(inWave, { minLength: 4, maxLength: 8 }), async (made) => {
        const waves = [await newQuestion(), await newQuestion()] as const;
        await createGroup(db, caller, { name: "Tracker", questionIds: waves.map(({ questionId }) => questionId) });
        const [own, other] = waves;
        const states = new Map<number, { own: State; other: State; step: number }>();
        const note = async (step: number) =>
          states.set(await versionOf(db, own), { own: await state(own), other: await state(other), step });
        const codedAt = new Map<string, number>();
        const decidedAt = new Map<string, number>();
        await note(-1);
        for (const [step, { wave, change }] of made.entries()) {
          const path = wave === 0 ? own : other;
          const decided = await makeChange(db, caller, path, change);
          for (const id of decided) decidedAt.set(id, step);
          const { answers } = await state(other);
          if (wave === 1 && (change.kind === "run" || change.kind === "extend")) {
            for (const { id } of answers) codedAt.set(id, step);
          }
          await note(step);
        }
        for (const [version, before] of [...states].toReversed()) {
          await restoreVersion(db, caller, own, version);
          const [now, elsewhere] = [await state(own), await state(other)];
          const since = (at: Map<string, number>) => [...at].flatMap(([id, step]) => (step > before.step ? id : []));
          const decided = new Set(since(decidedAt));
          expect(comparable(now, decided)).toEqual(comparable(before.own, decided));
          expect(names(elsewhere)).toEqual(names(now));
          const changed = new Set([...since(decidedAt), ...since(codedAt)]);
          expect(comparable(elsewhere, changed).answers).toEqual(comparable(before.other, changed).answers);
        }
      }),
      { numRuns: 4, seed: 17, endOnFailure: true },
    );
  });
});
