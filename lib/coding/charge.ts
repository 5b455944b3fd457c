import type { AnswerFlag } from "@/db/schema/terms";
import type { Preparation } from "@/lib/preparation/prepare";

export type Charge = {
  /** Answers that cost one credit each. */
  billable: number;
  /** Repeats of an earlier answer; free. */
  duplicates: number;
  /** Empty and gibberish answers; free. */
  junk: number;
};

/** What coding these answers costs, known before any engine sees them. */
export function chargeFor(prepared: readonly Preparation[]): Charge {
  const junk = prepared.filter(({ flags }) => isJunk(flags)).length;
  const billable = prepared.filter(({ flags }) => isBillable(flags)).length;
  return { billable, junk, duplicates: prepared.length - junk - billable };
}

/** One credit for every answer that is neither junk nor a duplicate; "don't know" is an answer. */
export const isBillable = (flags: readonly AnswerFlag[]) => !isJunk(flags) && !flags.includes("duplicate");

export const isJunk = (flags: readonly AnswerFlag[]) => flags.includes("empty") || flags.includes("gibberish");
