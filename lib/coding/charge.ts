import type { AnswerFlag } from "@/db/schema/terms";

export type Charge = {
  /** Answers that cost one credit each. */
  billable: number;
  /** Repeats of an earlier answer; free. */
  duplicates: number;
  /** Empty and gibberish answers; free. */
  junk: number;
};

/** Flags of answers that are not coded and cost nothing. */
export const JUNK_FLAGS = ["empty", "gibberish"] as const satisfies readonly AnswerFlag[];

/** The cost of coding these answers, which is known before any engine sees them. */
export function chargeFor(prepared: readonly { flags: readonly AnswerFlag[] }[]): Charge {
  const junk = prepared.filter(({ flags }) => isJunk(flags)).length;
  const duplicates = prepared.filter(({ flags }) => !isJunk(flags) && flags.includes("duplicate")).length;
  const billable = prepared.filter(({ flags }) => isBillable(flags)).length;
  return { billable, junk, duplicates };
}

/** Flags of answers that cost nothing although an engine gets them, or gets the answer that they repeat. */
const FREE_FLAGS = ["duplicate", "not_coded", "lost_codes"] as const satisfies readonly AnswerFlag[];

/**
 * One credit for every answer except junk, duplicates, answers on which the engine failed, and those that were paid for
 * before a change of the codebook took their codes away. A non-answer such as "don't know" costs a credit too.
 */
export const isBillable = (flags: readonly AnswerFlag[]) =>
  !isJunk(flags) && !FREE_FLAGS.some((flag) => flags.includes(flag));

/** Whether an answer has a flag for which it is neither coded nor charged. */
export const isJunk = (flags: readonly AnswerFlag[]) => JUNK_FLAGS.some((flag) => flags.includes(flag));
