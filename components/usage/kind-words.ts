import type { LedgerKind } from "@/db/schema/terms";

/** The name of each kind of credit movement. */
export const KIND_WORDS: Record<LedgerKind, string> = {
  opening: "Opening",
  grant: "Granted",
  reservation: "Reserved",
  settlement: "Given back",
  release: "Released",
  transfer: "Transferred",
};
