import { type SQL, sql } from "drizzle-orm";
import { hasFlag, responses } from "@/db/schema/responses";

/**
 * The base of all shares: the answers that are not empty and about which the machine or a person has decided. An answer
 * that loses its codes with a change of the codebook stays in it.
 */
export const isInBase: SQL = sql`(${responses.codedAt} is not null or ${responses.reviewed}
  or ${hasFlag(responses.flags, "lost_codes")}) and not ${hasFlag(responses.flags, "empty")}`;
