import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { showGroup } from "@/lib/groups/groups";
import type { QuestionPath } from "@/lib/questions/find-question";
import { type Analysed, type AnalysedCode, readAnalysed, readWave } from "./analysed";

/** One question, or all waves of a group together. */
export type Subject = QuestionPath | { groupId: string };

export type AnalysedSubject = {
  /** The questions; all have the same codes, by number. */
  waves: (Analysed & QuestionPath)[];
  codes: AnalysedCode[];
  /** The index in `codes` of each code, by its id in any wave. */
  codeIndexes: ReadonlyMap<string, number>;
};

/**
 * Reads what an analysis of a question or group needs. Throws NOT_FOUND if it is not the caller's; NO_DATA if it has no
 * answers.
 */
export async function readSubject(db: Db, caller: Caller, subject: Subject): Promise<AnalysedSubject> {
  const waves = "groupId" in subject ? await readWaves(db, caller, subject.groupId) : [];
  if (!("groupId" in subject)) waves.push({ ...(await readAnalysed(db, caller, subject)), ...subject });
  const codes = waves[0]?.codes ?? [];
  const indexOfNumber = new Map(codes.map(({ number }, index) => [number, index]));
  const codeIndexes = new Map(
    waves.flatMap((wave) => wave.codes.map(({ id, number }) => [id, indexOfNumber.get(number) ?? -1] as const)),
  );
  return { waves, codes, codeIndexes };
}

async function readWaves(db: Db, caller: Caller, groupId: string) {
  const group = await showGroup(db, caller, groupId);
  if (group.questions.every(({ response_count }) => response_count === 0)) {
    throw new AppError("NO_DATA", "No wave of this tracker has answers to analyse.");
  }
  const waves: AnalysedSubject["waves"] = [];
  for (const { id, project_id } of group.questions) {
    const path = { projectId: project_id, questionId: id };
    waves.push({ ...(await readWave(db, caller, path)), ...path });
  }
  return waves;
}
