import type { Db } from "@/db/client";
import { type CodeLine, readCodes } from "@/lib/analytics/read-codes";
import { countAnswers, readQuestion } from "@/lib/analytics/read-question";
import { weighCodes } from "@/lib/analytics/weigh-codes";
import { operatorFor } from "@/lib/auth/caller";
import { readSegmentNames } from "@/lib/questions/segment-names";
import type { SharedProject } from "./open-share-link";

export type SharedQuestion = NonNullable<Awaited<ReturnType<typeof readSharedQuestion>>>;

/**
 * The results of a question as its overview has them, weighted by its usual weight, without any text of an answer. Null
 * if the question has just been deleted, or if the link does not show it.
 */
export async function readSharedQuestion(db: Db, shared: SharedProject, questionId: string) {
  const { organizationId, projectId } = shared;
  if (!shared.questions.some(({ id }) => id === questionId)) return null;
  const path = { projectId, questionId };
  const [question, { base, coded }, codes, segmentNames] = await Promise.all([
    readQuestion(db, operatorFor(organizationId), path),
    countAnswers(db, organizationId, questionId),
    readCodes(db, organizationId, questionId),
    readSegmentNames(db, organizationId, questionId),
  ]);
  if (!question) return null;
  const isWeighted = question.weightKey !== null && base > 0;
  const weighed = isWeighted ? await weighCodes(db, operatorFor(organizationId), path) : null;
  return { question, base, coded, codes: codes.map(withoutText), weighed, segmentNames };
}

/** What people wrote about a code may quote answers too. */
const withoutText = (code: CodeLine): CodeLine => ({
  ...code,
  ...{ quote: null, definition: null, include: null, exclude: null, always: null },
});
