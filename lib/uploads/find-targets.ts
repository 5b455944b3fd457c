import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import { newId } from "@/lib/ids/new-id";
import { lockProject } from "@/lib/projects/find-project";
import { requireRoomForQuestions } from "@/lib/projects/room";
import { questionNotFound } from "@/lib/questions/find-question";

/** The question that a text column's answers go to. */
export type Target = { questionId: string; text: string; created: boolean };

/**
 * `questionId`: the question of the first wording, whatever its own wording is. `taken`: questions that get no wording.
 */
export type Wanted = {
  projectId: string;
  questionId: string | null;
  wordings: readonly string[];
  taken?: ReadonlySet<string>;
};

const LONGEST_WORDING = 5_000;

/**
 * Finds the question of each wording in a project, and adds those that are missing. Locks the project until the
 * transaction ends. Throws NOT_FOUND if the project or the given question is gone; VALIDATION_ERROR if the project
 * would have too many questions.
 */
export async function findTargets(
  tx: Db,
  organizationId: string,
  { projectId, questionId, wordings, taken = new Set() }: Wanted,
): Promise<Target[]> {
  const { codingType } = await lockProject(tx, { organizationId }, projectId);
  const own = await readQuestions(tx, organizationId, projectId);
  const targets = matchTargets(own, { projectId, questionId, wordings, taken }).map((known, index): Target => {
    if (known) return { questionId: known.questionId, text: known.text, created: false };
    return { questionId: newId(), text: (wordings[index] ?? "").slice(0, LONGEST_WORDING), created: true };
  });
  const next = (own.at(-1)?.position ?? -1) + 1;
  const made = targets.filter(({ created }) => created);
  if (made.length === 0) return targets;
  await requireRoomForQuestions(tx, { organizationId, projectId }, made.length);
  await tx.insert(questions).values(
    made.map(({ questionId: id, text }, index) => ({
      organizationId,
      id,
      projectId,
      position: next + index,
      text,
      codingType,
    })),
  );
  return targets;
}

type KnownQuestion = { questionId: string; text: string; position: number };

export const readQuestions = (db: Db, organizationId: string, projectId: string): Promise<KnownQuestion[]> =>
  db
    .select({ questionId: questions.id, text: questions.text, position: questions.position })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId)))
    .orderBy(asc(questions.position));

/**
 * The question of each wording among those of the project, each once; undefined where there is none. Throws NOT_FOUND if
 * the given question is gone.
 */
export function matchTargets(
  own: readonly KnownQuestion[],
  { questionId, wordings, taken = new Set() }: Wanted,
): (KnownQuestion | undefined)[] {
  const used = new Set(taken);
  return wordings.map((wording, index) => {
    const given = index === 0 ? questionId : null;
    const text = wording.slice(0, LONGEST_WORDING);
    const known = own.find((question) =>
      given === null ? question.text === text && !used.has(question.questionId) : question.questionId === given,
    );
    if (given !== null && !known) throw questionNotFound();
    if (known) used.add(known.questionId);
    return known;
  });
}
