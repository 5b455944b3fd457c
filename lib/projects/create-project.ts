import { not } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { CodingType, Masking } from "@/db/schema/terms";
import { type Caller, personOf } from "@/lib/auth/caller";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import type { NewQuestion } from "./add-question";
import { MAX_PROJECTS } from "./limits";
import { showProject } from "./read-projects";

export type NewProject = {
  name: string;
  language: string;
  codingType: CodingType;
  objective?: string | undefined;
  suggestAfterCoding?: boolean | undefined;
  masking?: Masking | undefined;
  maskExcept?: string[] | undefined;
  tags?: string[] | undefined;
  createdBy?: string | null;
  temporary?: boolean;
  questions: readonly NewQuestion[];
};

/**
 * Creates a project with its questions, in the order given; returns it as the API shows it. Throws CONFLICT as for
 * `insertProject`.
 */
export async function createProject(db: Db, caller: Caller, input: NewProject) {
  const projectId = await insertProject(db, caller.organizationId, { ...input, createdBy: personOf(caller) });
  return showProject(db, caller, projectId);
}

/**
 * Stores a project with its questions; returns the project's id. Throws CONFLICT if the organization has the most
 * projects allowed.
 */
export async function insertProject(db: Db, organizationId: string, input: NewProject): Promise<string> {
  const { questions: asked, ...fields } = input;
  const projectId = newId();
  await db.transaction(async (tx) => {
    const counted = not(projects.temporary);
    const room = { max: MAX_PROJECTS, what: "projects", counted };
    if (!input.temporary) await requireRoom(tx, projects, organizationId, room);
    await tx.insert(projects).values({ organizationId, id: projectId, ...fields });
    if (asked.length === 0) return;
    await tx.insert(questions).values(
      asked.map((question, position) => ({
        organizationId,
        id: newId(),
        projectId,
        position,
        text: question.text,
        codingType: question.codingType ?? input.codingType,
      })),
    );
  });
  return projectId;
}
