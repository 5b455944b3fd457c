import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { CodingType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids";
import type { NewQuestion } from "./add-question";
import { showProject } from "./read-projects";
import { requireRoomForProject } from "./room";

export type NewProject = {
  name: string;
  language: string;
  codingType: CodingType;
  objective?: string | undefined;
  suggestAfterCoding?: boolean | undefined;
  temporary?: boolean;
  questions: readonly NewQuestion[];
};

/**
 * Creates a project with its questions, in the order given; returns it as the API shows it. VALIDATION_ERROR where the
 * organization has as many as it may.
 */
export async function createProject(db: Db, caller: Caller, input: NewProject) {
  await requireRoomForProject(db, caller.organizationId);
  const projectId = await insertProject(db, caller.organizationId, input);
  return showProject(db, caller, projectId);
}

/** Writes project and questions; returns the project's id. */
export async function insertProject(db: Db, organizationId: string, input: NewProject): Promise<string> {
  const { name, language, codingType, objective, suggestAfterCoding, temporary } = input;
  const projectId = newId();
  await db.transaction(async (tx) => {
    await tx
      .insert(projects)
      .values({ organizationId, id: projectId, name, language, codingType, objective, suggestAfterCoding, temporary });
    if (input.questions.length === 0) return;
    await tx.insert(questions).values(
      input.questions.map((question, position) => ({
        organizationId,
        id: newId(),
        projectId,
        position,
        text: question.text,
        codingType: question.codingType ?? codingType,
      })),
    );
  });
  return projectId;
}
