import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { showProject } from "@/lib/projects/read-projects";
import { answeredQuestions } from "../answered-questions";
import { type ExportFrame, readExportFrame, type SegmentColumn } from "../export-frame";
import { type AskedQuestion, countRespondents } from "./same-respondent";

/** The questions, segments and counts of a project that decide the columns of a file with one row per respondent. */
export type SurveyFrame = {
  organizationId: string;
  /** The project's name. */
  title: string;
  idColumn: string;
  /** The segment that weights the respondents, if all questions have the same. */
  weightKey: string | null;
  /** The segments of all questions, each once. */
  segments: SegmentColumn[];
  /** The questions with answers, in their order in the project. */
  questions: SurveyQuestion[];
  /** How many respondents there are, and how many of them have answered every question. */
  respondents: number;
  inAll: number;
};

export type SurveyQuestion = ExportFrame & AskedQuestion;

/**
 * Reads the questions of a project that have answers, and counts their respondents. Throws NOT_FOUND; NO_DATA without
 * answers.
 */
export async function readSurveyFrame(db: Db, caller: Caller, projectId: string): Promise<SurveyFrame> {
  const { organizationId } = caller;
  const { name } = await showProject(db, caller, projectId);
  const answered = await answeredQuestions(db, caller, projectId);
  const found: SurveyQuestion[] = [];
  for (const { id: questionId, respondentColumn } of answered) {
    const frame = await readExportFrame(db, caller, { projectId, questionId, grouped: false });
    const last = frame.waves[0]?.last ?? -1;
    found.push({ ...frame, questionId, last, mayBeNumbered: respondentColumn === null });
  }
  const weights = new Set(found.map(({ weightKey }) => weightKey));
  const named = answered.find(({ respondentColumn }) => respondentColumn !== null);
  return {
    organizationId,
    title: name,
    idColumn: named?.respondentColumn ?? "id",
    weightKey: weights.size === 1 ? (found[0]?.weightKey ?? null) : null,
    segments: unitedSegments(found),
    questions: found,
    ...(await countRespondents(db, organizationId, found)),
  };
}

/** Each segment once, with a width that fits its values in all questions. */
function unitedSegments(frames: readonly ExportFrame[]): SegmentColumn[] {
  const united = new Map<string, SegmentColumn>();
  for (const segment of frames.flatMap(({ segments }) => segments)) {
    const known = united.get(segment.name) ?? segment;
    united.set(segment.name, {
      name: segment.name,
      label: known.label === known.name ? segment.label : known.label,
      isNumeric: known.isNumeric && segment.isNumeric,
      digits: Math.max(known.digits, segment.digits),
      decimals: Math.max(known.decimals, segment.decimals),
      bytes: Math.max(known.bytes, segment.bytes),
    });
  }
  return [...united.values()];
}
