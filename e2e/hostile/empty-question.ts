import { sql } from "drizzle-orm";
import type { Connection } from "@/db/client";
import { operatorFor } from "@/lib/auth/caller";
import { createProject } from "@/lib/projects/create-project";

/** A question without answers and codes, with one category, in a project of its own. */
export async function newEmptyQuestion(db: Connection["db"], organizationId: string, name: string) {
  const project = await createProject(db, operatorFor(organizationId), {
    name,
    language: "en",
    codingType: "qualitative",
    questions: [{ text: "How was it?" }],
  });
  const question = project.questions[0]?.id ?? "";
  await db.execute(sql`
    insert into categories (organization_id, id, question_id, name, position)
    values (${organizationId}, gen_random_uuid(), ${question}, 'Themes', 0)`);
  return { project_id: project.id, question_id: question };
}
