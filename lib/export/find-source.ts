import type { Db } from "@/db/client";
import type { ClosedQuestion } from "@/db/schema/projects";
import type { AnalysisFilter } from "@/lib/analytics/answer-filter";
import type { Subject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { requireGroupOf, showGroup } from "@/lib/groups/groups";
import { requireQuestion } from "@/lib/questions/find-question";

/**
 * A question, a question together with the other waves of its group (`grouped`), or a group; with `filter` only the
 * answers that pass it.
 */
export type ExportSource = (
  | { projectId: string; questionId: string; grouped: boolean }
  | { groupId: string; grouped?: undefined }
) & { filter?: AnalysisFilter | undefined };

export type SourceQuestion = {
  projectId: string;
  questionId: string;
  projectName: string;
  wording: string;
  closed: ClosedQuestion | null;
};

export type FoundSource = {
  /** The question's wording, or the group's name. */
  title: string;
  /** The question's number within its project, from 1. */
  number: number;
  /** The name of the column that the respondents' ids were uploaded in; null if they came without one. */
  idColumn: string | null;
  /** The segment that weights the answers, if it is the same for all questions. */
  weightKey: string | null;
  isGrouped: boolean;
  /** The subject of the tables in the file. */
  subject: Subject;
  /** The source questions in the order of the waves. */
  questions: SourceQuestion[];
};

/** The name of a table's column of ids if the ids came without one. */
export const UNNAMED = "id";

/** The questions to export, and their common title. Throws NOT_FOUND, NOT_GROUPED. */
export async function findSource(db: Db, caller: Caller, source: ExportSource): Promise<FoundSource> {
  if (!("groupId" in source) && !source.grouped) {
    const { position, idColumn, weightKey, ...question } = await findOne(db, caller, source);
    return {
      title: question.wording,
      number: position + 1,
      idColumn,
      weightKey,
      isGrouped: false,
      subject: { projectId: source.projectId, questionId: source.questionId },
      questions: [question],
    };
  }
  const groupId = "groupId" in source ? source.groupId : await requireGroupOf(db, caller, source);
  const group = await showGroup(db, caller, groupId);
  const questions: SourceQuestion[] = [];
  const columns: (string | null)[] = [];
  const weights: (string | null)[] = [];
  for (const { id, project_id } of group.questions) {
    const found = await findOne(db, caller, { projectId: project_id, questionId: id });
    const { position: _, idColumn, weightKey, ...question } = found;
    questions.push(question);
    columns.push(idColumn);
    weights.push(weightKey);
  }
  return {
    title: group.name,
    number: 1,
    idColumn: columns[0] ?? null,
    weightKey: new Set(weights).size === 1 ? (weights[0] ?? null) : null,
    isGrouped: true,
    subject: { groupId },
    questions,
  };
}

async function findOne(db: Db, caller: Caller, { projectId, questionId }: { projectId: string; questionId: string }) {
  const {
    text,
    position,
    projectName,
    respondentColumn: idColumn,
    weightKey,
    closed,
  } = await requireQuestion(db, caller, {
    projectId,
    questionId,
  });
  return { projectId, questionId, projectName, wording: text, closed, position, idColumn, weightKey };
}
