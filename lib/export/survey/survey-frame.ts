import { isDeepStrictEqual } from "node:util";
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
  /** The name of the column of ids; null if no question has one. */
  idColumn: string | null;
  /** The segment that weights the respondents, if all questions have the same. */
  weightKey: string | null;
  /** The segments of all questions, each once. */
  segments: SegmentColumn[];
  ids: SegmentColumn;
  savNames: string[];
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
  const idColumn = answered.find(({ respondentColumn }) => respondentColumn !== null)?.respondentColumn ?? null;
  return {
    organizationId,
    title: name,
    idColumn,
    weightKey: weights.size === 1 ? (found[0]?.weightKey ?? null) : null,
    segments: unitedSegments(found.flatMap(({ segments }) => segments)),
    ids: {
      ...found.map(({ ids }) => ids).reduce(united),
      ...(idColumn !== null && { name: idColumn, label: idColumn }),
    },
    savNames: found.flatMap(({ savNames }) => savNames),
    questions: found,
    ...(await countRespondents(db, organizationId, found)),
  };
}

/** Each segment once. */
function unitedSegments(columns: readonly SegmentColumn[]): SegmentColumn[] {
  const known = new Map<string, SegmentColumn>();
  for (const column of columns) known.set(column.name, united(known.get(column.name) ?? column, column));
  return [...known.values()];
}

/** A column of two questions, with a width that fits its values in both. */
const united = (one: SegmentColumn, other: SegmentColumn): SegmentColumn => ({
  name: one.name,
  label: one.label === one.name ? other.label : one.label,
  isNumeric: one.isNumeric && other.isNumeric,
  digits: Math.max(one.digits, other.digits),
  decimals: Math.max(one.decimals, other.decimals),
  bytes: Math.max(one.bytes, other.bytes),
  sav: unitedSav(one.sav, other.sav),
});

/** What two SPSS files say of a column: it fits if both say the same. */
function unitedSav(one: SegmentColumn["sav"], other: SegmentColumn["sav"]): SegmentColumn["sav"] {
  const sav = one ?? other;
  return sav && { ...sav, fits: sav.fits && isDeepStrictEqual(one, other) };
}
