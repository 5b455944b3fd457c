import type { Sentiment } from "@/db/schema/terms";

/** The opposite of praise and of blame; the other sentiments have none. */
export const OPPOSITE: Readonly<Partial<Record<Sentiment, Sentiment>>> = { Positive: "Negative", Negative: "Positive" };
