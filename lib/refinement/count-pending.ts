import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { suggestions } from "@/db/schema/suggestions";
import type { QuestionScope } from "@/lib/questions/find-question";

/** The number of suggestions of a question that wait for a decision, as of the last computation. */
export const countPending = (db: Db, { organizationId, questionId }: QuestionScope): Promise<number> =>
  db.$count(
    suggestions,
    and(
      eq(suggestions.organizationId, organizationId),
      eq(suggestions.questionId, questionId),
      eq(suggestions.grouped, false),
      eq(suggestions.status, "pending"),
    ),
  );
