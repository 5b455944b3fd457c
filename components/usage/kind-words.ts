import type { LedgerKind } from "@/db/schema/terms";

/** What people call each kind of credit movement. */
export const KIND_WORDS: Record<LedgerKind, string> = {
  opening: "Opening",
  grant: "Granted",
  reservation: "Reserved",
  settlement: "Given back",
  release: "Released",
};
