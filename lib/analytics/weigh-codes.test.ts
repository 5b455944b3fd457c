import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { updateQuestion } from "@/lib/questions/update-question";
import { segmentCondition } from "@/lib/responses/segment-conditions";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newStaffQuestion } from "@/test/staff-question";
import { crossTab } from "./cross-tab";
import { weighCodes } from "./weigh-codes";

describe("weighted codes", () => {
  const db = useDatabase();
  let caller: Caller;
  let staff: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
    staff = await newStaffQuestion(db, caller);
    expect(await weighCodes(db, caller, staff)).toBeNull();
    await updateQuestion(db, caller, staff, { weightKey: "weight" });
  });

  it("are those of the cross-tab's total, in all answers and in a segment", async () => {
    for (const segments of [[], [{ key: "region", value: "South" }]]) {
      const weighed = await weighCodes(db, caller, staff, segments.map(segmentCondition));
      const { columns, rows } = await crossTab(db, caller, staff, {
        rows: "codes",
        order: "codebook",
        sentiments: false,
        keys: ["region"],
        filter: { segments: segments.map(({ key, value }) => `${key}=${value}`) },
      });
      expect(weighed).toMatchObject({
        key: "weight",
        base: { weight: columns[0]?.weighted_base, effective: columns[0]?.effective_base },
      });
      expect(rows.map(({ id }) => weighed?.codes.get(id)?.answers ?? 0)).toEqual(
        rows.map(({ cells }) => cells[0]?.weighted_count),
      );
    }
  });

  it("are divided by the sentiment of their mentions", async () => {
    const { codes } = (await weighCodes(db, caller, staff)) ?? {};
    // Of "Rude", three negative mentions have no weight, and four neutral ones weigh a half each.
    const rude = [...(codes?.values() ?? [])].find(({ answers }) => answers === 2);
    expect(rude?.mentions).toEqual({ Positive: 0, Mixed: 0, Neutral: 2, Negative: 0 });
  });
});
