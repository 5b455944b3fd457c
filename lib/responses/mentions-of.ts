import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";

/**
 * The mentions of these answers, to join with their codes. It is sorted because PostgreSQL finishes a sorted part
 * first: joined freely, it came to read all mentions of an organization by code for one page of answers.
 */
export const mentionsOf = (db: Db, organizationId: string, responseIds: readonly string[]) =>
  db
    .select()
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, responseIds)))
    .orderBy(asc(assignments.responseId), asc(assignments.position))
    .as("mentions");
