import { type SQL, sql } from "drizzle-orm";
import { responses } from "@/db/schema/responses";

/**
 * A random number for each answer as eight hexadecimal digits: the end of its id. Answers below a threshold are a
 * random sample, and a higher threshold extends it. Source: E. Ohlsson, "Coordination of samples using permanent random
 * numbers", in B. G. Cox et al., Business Survey Methods (1995), 153-169.
 */
export const draw: SQL = sql`right(${responses.id}::text, 8)`;

/** True for this share of the answers, from 0 to 1. */
export const drawnBelow = (share: number): SQL => sql`${draw} < ${hexOf(share)}`;

/** The expected share of answers that are drawn below a threshold. */
const shareBelow = (drawnTo: string): number => Number.parseInt(drawnTo, 16) / 2 ** 32;

/** The threshold of a part of a sample: with `part` 0.1, a tenth of the sample below `drawnTo` is below the result. */
export const partOf = (drawnTo: string, part: number): string => hexOf(shareBelow(drawnTo) * part);

const hexOf = (share: number) =>
  Math.min(0xff_ff_ff_ff, Math.round(share * 2 ** 32))
    .toString(16)
    .padStart(8, "0");
