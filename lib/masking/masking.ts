import type { Masking } from "@/db/schema/terms";

/** When personal data is masked before answers leave for a model, and which names, numbers and addresses never are. */
export type MaskingChoice = { when: Masking; except: readonly string[] };

export const DEFAULT_MASKING: MaskingChoice = { when: "outside", except: [] };

/** What an answer names people by, or what can be used to find or harm them. */
export type PersonalDatum = "link" | "email" | "iban" | "card" | "phone" | "name";

/** A passage with personal data, from `start` up to and without `end`. */
export type Found = { kind: PersonalDatum; start: number; end: number };
