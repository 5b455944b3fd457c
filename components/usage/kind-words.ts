import type { LedgerKind } from "@/db/schema/terms";

/** The name of each kind of credit movement. What is reserved for work counts as charged when the work ends. */
export const KIND_WORDS: Record<LedgerKind, string> = {
  opening: "Opening balance",
  grant: "Granted",
  reservation: "Charged",
  settlement: "Given back",
  release: "Released",
  transfer: "Transferred",
  free: "Free",
};
