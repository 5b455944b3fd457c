import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { newSegmentedQuestion } from "./segmented-question";

export const STAFF_FRAME = { Staff: ["Friendly", "Rude"], Price: ["Expensive"] };

/** A question with ten answers: some have two codes, segments as numbers and as texts, weights, or no code. */
export const newStaffQuestion = (db: Db, caller: Caller) =>
  newSegmentedQuestion(db, caller, STAFF_FRAME, [
    {
      answers: 3,
      segments: { region: "North", age: 9 },
      codes: ["Friendly", { code: "Rude", sentiment: "Negative" }],
    },
    { answers: 1, segments: { region: "North", age: 10, weight: 2 }, codes: ["Expensive"] },
    { answers: 4, segments: { region: "South", age: "10", weight: "0.5" }, codes: ["Expensive", "Rude"] },
    { answers: 2, segments: { age: 9 } },
  ]);
