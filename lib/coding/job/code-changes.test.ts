import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { showVersion } from "@/lib/codebook/versions";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { previewCoding } from "@/lib/coding/preview-coding";
import { localEngine } from "@/lib/engines/local/engine";
import { codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";

const TEXTS = [
  ...Array.from({ length: 4 }, (_, number) => `Friendly staff at desk ${number}`),
  ...Array.from({ length: 4 }, (_, number) => `The parking at gate ${number} was full`),
];

describe("what a run changes about each code", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  /** Eight answers about staff and parking; the machine once coded all as parking, and a person decided the last. */
  async function wronglyCoded() {
    const given = TEXTS.map(() => ["Parking"]);
    const path = await newCodedQuestion(db, caller, { Stay: ["Friendly staff", "Parking"] }, given);
    const rows = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    for (const { id, position } of rows) {
      const set = { text: TEXTS[position] ?? "", reviewed: position === 7 };
      await db.update(responses).set(set).where(eq(responses.id, id));
    }
    return path;
  }
  const lines = (changes: Awaited<ReturnType<typeof previewCoding>>["code_changes"]) =>
    changes.map((change) => [
      change.name,
      ...[change.before, change.after, change.moved_in, change.moved_out],
      ...[change.reviewed, change.flagged],
    ]);

  it("is shown before, in a sample, and after, with the result and with the version", async () => {
    const path = await wronglyCoded();
    const before = await codesOfAnswers(db, path.questionId);
    const preview = await previewCoding(db, caller, path, { mode: "all", engine: localEngine });
    expect([preview.answers, preview.sample, lines(preview.code_changes)]).toEqual([
      7,
      7,
      [
        ["Friendly staff", 0, 4, 4, 0, 0, false],
        ["Parking", 7, 3, 0, 4, 1, false],
      ],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(before);
    await acceptCodingJob(db, caller, path, { mode: "all" });
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    const { change, code_changes } = await showVersion(db, caller, path, 2);
    expect([change, lines(code_changes ?? [])]).toEqual([
      "run",
      [
        ["Friendly staff", 0, 4, 4, 0, 0, false],
        ["Parking", 8, 4, 0, 4, 1, false],
      ],
    ]);
  });

  it("is flagged where a code that nobody has checked more than halves", async () => {
    const path = await wronglyCoded();
    await db.update(responses).set({ reviewed: false }).where(eq(responses.questionId, path.questionId));
    const texts = { text: "Friendly staff" };
    await db.update(responses).set(texts).where(eq(responses.questionId, path.questionId));
    const { code_changes } = await previewCoding(db, caller, path, { mode: "all", engine: localEngine });
    expect(lines(code_changes)).toEqual([
      ["Friendly staff", 0, 8, 8, 0, 0, false],
      ["Parking", 8, 0, 0, 8, 0, true],
    ]);
  });
});
