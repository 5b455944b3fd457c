import { type SQL, sql } from "drizzle-orm";
import { hasFlag, responses } from "@/db/schema/responses";

/** Answers that could have a code: not empty, and decided by the machine or a person. They are the base of all shares. */
export const isInBase: SQL = sql`(${responses.codedAt} is not null or ${responses.reviewed}) and not ${hasFlag(responses.flags, "empty")}`;
