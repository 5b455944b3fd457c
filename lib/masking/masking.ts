import type { Masking } from "@/db/schema/terms";

/**
 * When personal data is masked before answers are sent to a model, and which names, numbers and addresses are never
 * masked.
 */
export type MaskingChoice = { when: Masking; except: readonly string[] };

export const DEFAULT_MASKING: MaskingChoice = { when: "outside", except: [] };

/** Kinds of data that identify people, or that could be used to contact or harm them. */
export type PersonalDatum = "link" | "email" | "iban" | "card" | "phone" | "name";

/** A passage with personal data, from `start` up to, but not including, `end`. */
export type PersonalPassage = { kind: PersonalDatum; start: number; end: number };
