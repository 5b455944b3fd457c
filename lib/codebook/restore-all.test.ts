import { and, asc, eq, lt } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { splitCode } from "@/lib/coding/split-code";
import { localEngine } from "@/lib/engines/local/engine";
import { settleInconsistencies } from "@/lib/quality/settle-inconsistencies";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { decideResponses } from "@/lib/responses/decide-responses";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { importCodebook } from "./edit-codebook";
import { createCode, deleteCode, moveCode, updateCode } from "./edit-codes";
import { mergeCodes } from "./merge-codes";
import { readCodebook } from "./read-codebook";
import { restoreVersion } from "./restore-version";
import { revertVersion } from "./revert-change";

type Path = Awaited<ReturnType<typeof newCodedQuestion>>;

const KINDS = [
  "create",
  "rename",
  "move",
  "delete",
  "merge",
  "split",
  "import",
  "restore",
  "suggest",
  "settle",
  "decide",
] as const;
/** `one` and `other` choose among what there is at that moment. */
const changes = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), one: fc.nat(), other: fc.nat() }), {
  minLength: 3,
  maxLength: 7,
});
type Change = { kind: (typeof KINDS)[number]; one: number; other: number };

describe("any sequence of changes of a codebook", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  /** The first three answers say the same. */
  async function newQuestion() {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"], Room: ["Cold", "Clean"] }, [
      ["Friendly", "Cold"],
      [{ code: "Rude", sentiment: "Negative", confidence: "low" }, "Friendly"],
      ["Clean"],
      [],
      [{ code: "Cold", by: "person" }, "Rude"],
    ]);
    await db
      .update(responses)
      .set({ text: "The same" })
      .where(and(eq(responses.questionId, path.questionId), lt(responses.position, 3)));
    return path;
  }

  /** The codebook and all that is known of the answers' codes. */
  async function stateOf(path: Path) {
    const codebook = await readCodebook(db, { ...caller, ...path });
    const answers = await db
      .select({ id: responses.id, codedAt: responses.codedAt })
      .from(responses)
      .where(eq(responses.questionId, path.questionId))
      .orderBy(asc(responses.position));
    const rows = await db
      .select()
      .from(assignments)
      .where(eq(assignments.organizationId, caller.organizationId))
      .orderBy(asc(assignments.position), asc(assignments.codeId));
    const codes = new Map(answers.map(({ id }) => [id, rows.filter(({ responseId }) => responseId === id)]));
    return { codebook, answers, codes };
  }
  type State = Awaited<ReturnType<typeof stateOf>>;

  const versionOf = async ({ questionId }: Path) =>
    (
      await db
        .select()
        .from(questions)
        .where(and(eq(questions.id, questionId)))
    )[0]?.codebookVersion ?? 0;

  /** Makes one change; one for which nothing is there makes none. Returns the answer that a person decided. */
  async function make(path: Path, { kind, one, other }: Change): Promise<string | undefined> {
    const { codebook, answers } = await stateOf(path);
    const codes = codebook.flatMap((category) => category.codes);
    const at = <Item>(items: readonly Item[], number: number) => items[number % Math.max(1, items.length)];
    const [code, second] = [at(codes, one), at(codes, other)];
    const answer = at(answers, one);
    const name = `Code ${one} ${other}`;
    const plain = { definition: null, sentiment: "Neutral" as const };
    if (kind === "create") await createCode(db, caller, path, { ...plain, name, place: { category: "More" } });
    if (kind === "restore") await restoreVersion(db, caller, path, 1 + (one % (await versionOf(path))));
    if (kind === "import") {
      const kept = codebook.map((category) => ({ ...category, codes: category.codes.filter((_, n) => n !== one % 3) }));
      await importCodebook(db, caller, path, [...kept, { name: `Imported ${one}`, codes: [{ ...plain, name }] }]);
    }
    if (kind === "suggest" && answer) {
      const own = { type: "new_code" as const, code: { ...plain, name }, category: "Staff", responseIds: [answer.id] };
      const nothing = { sourceCodeId: null, targetCodeId: null, parts: [] };
      await applySuggestion(db, caller, path, { own: { ...nothing, ...own }, resolution: {} });
    }
    if (kind === "settle") await settleInconsistencies(db, caller, path, { similarity: "same" });
    if (!code) return;
    const target = { ...path, codeId: code.id };
    if (kind === "rename") await updateCode(db, caller, target, { name, sentiment: "Mixed" });
    if (kind === "move") await moveCode(db, caller, target, { categoryId: at(codebook, other)?.id, position: 0 });
    if (kind === "delete") await deleteCode(db, caller, target);
    if (kind === "merge" && second && second.id !== code.id) await mergeCodes(db, caller, target, [second.id]);
    if (kind === "split") {
      const parts = (["Positive", "Negative", "Neutral"] as const).map((sentiment) => ({
        ...plain,
        name: `${name} ${sentiment}`,
        sentiment,
        responseIds: [],
      }));
      await splitCode(db, caller, target, { by: "sentiment", parts }, localEngine);
    }
    if (kind === "decide" && answer) {
      await decideResponses(db, caller, path, [{ responseId: answer.id, codes: [{ codeId: code.id }] }]);
      return answer.id;
    }
    return;
  }

  /** The state without the answers that a person decided after the version had been left. */
  const comparable = ({ codebook, answers, codes }: State, decided: ReadonlySet<string>) => ({
    codebook,
    answers: answers.filter(({ id }) => !decided.has(id)).map(({ id, codedAt }) => ({ codedAt, codes: codes.get(id) })),
  });

  it("can be taken back, version by version and exactly, human decisions included", async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (made) => {
        const path = await newQuestion();
        const states = new Map<number, State>([[1, await stateOf(path)]]);
        const decidedAt = new Map<string, number>();
        for (const change of made) {
          const decided = await make(path, change);
          const version = await versionOf(path);
          if (decided) decidedAt.set(decided, version);
          states.set(version, await stateOf(path));
        }
        for (const [version, state] of [...states].toReversed()) {
          await restoreVersion(db, caller, path, version);
          const since = new Set([...decidedAt].flatMap(([id, at]) => (at > version ? id : [])));
          expect(comparable(await stateOf(path), since)).toEqual(comparable(state, since));
        }
      }),
      { numRuns: 5, seed: 17, endOnFailure: true },
    );
  });

  it("loses nothing but the change where the last one is taken back", async () => {
    const single = fc.record({
      kind: fc.constantFrom("create", "rename", "move", "delete", "merge", "split", "import", "suggest", "settle"),
      one: fc.nat(),
      other: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(single, async (change) => {
        const path = await newQuestion();
        const before = await stateOf(path);
        await make(path, change);
        const version = await versionOf(path);
        if (version === 1) return;
        await revertVersion(db, caller, path, version);
        expect(comparable(await stateOf(path), new Set())).toEqual(comparable(before, new Set()));
      }),
      { numRuns: 8, seed: 17, endOnFailure: true },
    );
  });
});
