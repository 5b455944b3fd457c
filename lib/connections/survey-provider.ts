import type { ImportedSegment } from "@/db/schema/connections";

export type SurveySummary = { id: string; name: string };

/** What can be imported from a survey: its open-ended questions, and the fields that can become segments. */
export type SurveyDescription = SurveySummary & {
  questions: { id: string; text: string }[];
  segments: ImportedSegment[];
};

/** One completed interview; a question without an entry in `answers` was left empty. */
export type Respondent = { id: string; answers: Record<string, string>; segments: Record<string, string> };

/** The adapter's own note of where to go on reading. It is stored after each page and kept for the next run. */
export type ReadCursor = Record<string, unknown>;

export type ReadOrder = { surveyId: string; questions: readonly string[]; segments: readonly ImportedSegment[] };

export type AnswerPage = {
  respondents: Respondent[];
  cursor: ReadCursor;
  /** Whether there is more to read in this run. */
  more: boolean;
  /** Interviews still to come in this run; null where the platform does not say. */
  remaining: number | null;
  /** Seconds to wait before the next page, where the platform is still preparing it. */
  wait?: number;
};

/** What every survey platform's adapter does. All methods throw ProviderError where the platform fails or refuses. */
export type SurveyProvider = {
  /** The name of the account's owner; null where the platform does not say. */
  readAccount(): Promise<string | null>;
  listSurveys(cursor: string | null): Promise<{ surveys: SurveySummary[]; nextCursor: string | null }>;
  describeSurvey(surveyId: string): Promise<SurveyDescription>;
  /** The next page of completed interviews. It may repeat some of earlier pages, but leaves none out. */
  readAnswers(order: ReadOrder, cursor: ReadCursor | null): Promise<AnswerPage>;
};
