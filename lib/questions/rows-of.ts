import { and, eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { QuestionScope } from "./find-question";

type OfQuestions = { organizationId: AnyPgColumn; questionId: AnyPgColumn };

/** The SQL condition that selects the rows of a table that belong to a question. */
export const rowsOf = (table: OfQuestions, { organizationId, questionId }: QuestionScope) =>
  and(eq(table.organizationId, organizationId), eq(table.questionId, questionId));
