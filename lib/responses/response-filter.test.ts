import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { crossTab } from "@/lib/analytics/cross-tab";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { newId } from "@/lib/ids/new-id";
import { rowsOf } from "@/lib/questions/rows-of";
import { codeIds, newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { decideResponses } from "./decide-responses";
import { conditionsOf, type ResponseFilter } from "./response-filter";

const FRAME = { Stay: ["Price", "Service", "Room"], Food: ["Price"] };
const BLOCKS = [
  { answers: 1, segments: { age: 18, gender: "f" }, codes: ["Service"] },
  { answers: 1, segments: { age: "34", gender: "f" }, codes: ["Room"] },
  { answers: 1, segments: { age: "34.5", gender: "m" }, codes: ["Room"] },
  { answers: 1, segments: { age: "unknown", mean: 3.3333333333333335 }, codes: [] },
  { answers: 1, segments: { "score (0=low)": -2 }, codes: [{ code: "Room", sentiment: "Negative" as const }] },
];

describe("a filter of answers", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  let answers: string[];
  const kim = newId();

  beforeAll(async () => {
    caller = await newCaller(db);
    path = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    const rows = await db
      .select({ id: responses.id })
      .from(responses)
      .where(eq(responses.questionId, path.questionId))
      .orderBy(asc(responses.position));
    answers = rows.map(({ id }) => id);
    await db.update(responses).set({ codedAt: new Date() }).where(eq(responses.questionId, path.questionId));
    const asKim = { ...caller, actor: { kind: "user" as const, id: kim } };
    const [first = "", second = ""] = answers;
    await decideResponses(db, asKim, path, [{ responseId: first, reviewed: true }]);
    await decideResponses(db, asKim, path, [
      { responseId: second, codes: [{ name: "Room" }, { name: "Service" }], reviewed: false },
    ]);
  });

  const scope = () => ({ organizationId: caller.organizationId, questionId: path.questionId });
  async function passing(filter: ResponseFilter) {
    const conditions = await conditionsOf(db, scope(), filter);
    const found = await db
      .select({ position: responses.position })
      .from(responses)
      .where(and(rowsOf(responses, scope()), ...conditions))
      .orderBy(asc(responses.position));
    return found.map(({ position }) => position);
  }

  it.each<[string, ResponseFilter, number[]]>([
    ["any of the codes", { anyOf: ["Room", "Service"] }, [0, 1, 2, 4]],
    ["all of the codes", { allOf: ["Room", "Service"] }, [1]],
    ["none of the codes, also without any code", { noneOf: ["Service"] }, [2, 3, 4]],
    ["any, but none", { anyOf: ["Room"], noneOf: ["Service"] }, [2, 4]],
    ["codes by number", { anyOf: ["2"] }, [0, 1]],
    ["a code that no answer has", { anyOf: ["Price"] }, []],
    ["the sentiment of the codes that are asked for", { anyOf: ["Room"], sentiment: "Negative" }, [4]],
    ["a sentiment that the code does not have", { allOf: ["Service"], sentiment: "Negative" }, []],
    ["a closed range", { range: ["age=18..34"] }, [0, 1]],
    ["a range with decimals", { range: ["age=34.2..35"] }, [2]],
    ["a range open at the top", { range: ["age=34.."] }, [1, 2]],
    ["a range open at the bottom, of a key with =", { range: ["score (0=low)=..0"] }, [4]],
    ["a range of numbers with many decimals", { range: ["mean=3..4"] }, [3]],
    ["several ranges", { range: ["age=18..40", "age=30.."] }, [1, 2]],
    ["a range and a segment", { range: ["age=18..40"], segment: ["gender=f"] }, [0, 1]],
    ["who has checked the answer or given a code", { reviewer: kim }, [0, 1]],
    ["the same as a coder", { reviewer: `user:${kim}` }, [0, 1]],
    ["a person who has decided nothing", { reviewer: newId() }, []],
    ["the machine alone", { reviewer: "machine" }, [2, 3, 4]],
    ["empty lists", { anyOf: [], allOf: [], noneOf: [], range: [] }, [0, 1, 2, 3, 4]],
  ])("selects by %s", async (_, filter, positions) => {
    expect(await passing(filter)).toEqual(positions);
  });

  it.each<[string, ResponseFilter, string]>([
    ["a code that does not exist", { anyOf: ["Room", "Noise"] }, "any_of[1]"],
    ["a deleted code", { noneOf: [newId()] }, "none_of[0]"],
    ["no range", { range: ["age=young"] }, "ranges"],
    ["a range from high to low", { range: ["age=34..18"] }, "ranges"],
  ])("is refused for %s", async (_, filter, where) => {
    await expect(passing(filter)).rejects.toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: where }] });
  });

  it("takes the id of a code in any wave of a group for the code with its number, and of no other question", async () => {
    const second = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    const { Room = "" } = await codeIds(db, second.questionId);
    await expect(passing({ anyOf: [Room] })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await createGroup(db, caller, { name: "Stay", questionIds: [path.questionId, second.questionId] });
    expect(await passing({ anyOf: [Room] })).toEqual([1, 2, 4]);
    const stranger = await newCaller(db);
    const theirs = await newSegmentedQuestion(db, stranger, FRAME, BLOCKS);
    const ids = await codeIds(db, theirs.questionId);
    await expect(passing({ anyOf: [ids.Room ?? ""] })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("restricts analyses, which refuse a range of an unknown segment", async () => {
    const request = { keys: [], rows: "codes" as const, order: "codebook" as const, sentiments: false };
    const operator = operatorFor(caller.organizationId);
    const { columns } = await crossTab(db, operator, path, {
      ...request,
      filter: { range: ["age=18..34"], noneOf: ["Room"] },
    });
    expect(columns[0]?.base).toBe(1);
    await expect(
      crossTab(db, operator, path, { ...request, filter: { range: ["height=1..2"] } }),
    ).rejects.toMatchObject({ issues: [{ path: "filter.ranges" }] });
  });
});
