import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { organizationId } from "./columns";
import { questionKey } from "./projects";

/** The wordings of segments whose keys are only names: `Q1` is “How old are you?” in an SPSS or Qualtrics file. */
export const segmentLabels = pgTable(
  "segment_labels",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    key: text("key").notNull(),
    label: text("label").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionId, table.key] }), questionKey(table)],
);
