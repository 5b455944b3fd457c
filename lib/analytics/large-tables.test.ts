import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { handlers } from "./computations";
import { compute } from "./compute";
import { crossTab } from "./cross-tab";
import { pairCodes } from "./pair-codes";
import { rankSegments } from "./rank-segments";

const CITIES = 190;
const CODES = Array.from({ length: 300 }, (_, index) => `Code ${index}`);

describe("tables of many codes and many segments", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
    const blocks = Array.from({ length: CITIES }, (_, index) => ({
      answers: 1,
      segments: { city: `City ${index}`, half: index % 2 === 0 ? "first" : "second" },
      codes: [CODES[index] ?? "", CODES[index + 100] ?? ""],
    }));
    path = await newSegmentedQuestion(db, caller, { All: CODES }, blocks);
  });
  const request = { rows: "codes", order: "codebook", sentiments: false } as const;

  it("have 50,000 cells at most", async () => {
    await expect(crossTab(db, caller, path, { ...request, keys: ["city"] })).rejects.toMatchObject({
      issues: [
        {
          path: "segment_keys",
          message: expect.stringContaining("more than 166 values together, too many for 300 codes"),
        },
      ],
    });
    const some = await crossTab(db, caller, path, { ...request, keys: ["city"], codeNames: CODES.slice(0, 3) });
    expect(some.rows.map(({ cells }) => cells.length)).toEqual([CITIES + 1, CITIES + 1, CITIES + 1]);
    const { segments: ranked } = await rankSegments(db, caller, path, {});
    expect(new Set(ranked.map(({ segment_key }) => segment_key))).toEqual(new Set(["half"]));
  });

  it("are computed in a worker as at once", async () => {
    const { pairs } = await pairCodes(db, caller, path, { limit: 500 });
    expect(pairs).toHaveLength(CITIES);
    const table = {
      keys: ["city"],
      columns: Array.from({ length: 60 }, (_, index) => ({
        column: index === 0 ? null : { key: "city", value: `${index}` },
        letter: index === 0 ? null : `L${index}`,
        answers: 100 + index,
        respondents: 100 + index,
        weight: 100 + index,
        squares: 100 + index,
        effective: 100 + index,
      })),
      hasSentiments: false,
      counts: [],
    };
    const codes = CODES.slice(0, 20).map((name, number) => ({
      id: name,
      ids: [name],
      number,
      name,
      sentiment: "Neutral" as const,
      category: { id: "All", name: "All" },
      nets: [],
    }));
    const counts = codes.flatMap(({ id }, row) =>
      table.columns.map(({ column }, place) => {
        const answers = (row * 7 + place * 3) % 100;
        return { rowId: id, column, answers, weight: answers, sentiments: null, felt: null };
      }),
    );
    const input = {
      table: { ...table, counts },
      codes,
      kind: "codes",
      order: "frequency",
      several: true,
      level: 95,
    } as const;
    const { organizationId } = caller;
    const far = await compute("crossTab", input, { organizationId, comparisons: 2_000_000 });
    expect(far).toEqual(handlers.crossTab(input));
    expect(far.rows.some(({ cells }) => cells.some(({ exceeds }) => exceeds.length > 0))).toBe(true);
  });
});
