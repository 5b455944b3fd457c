import type { ImportedSegment } from "@/db/schema/connections";

export type SurveySummary = { id: string; name: string };

/** The parts of a survey that can be imported: its open-ended questions, and the fields that can become segments. */
export type SurveyDescription = SurveySummary & {
  questions: { id: string; text: string }[];
  segments: ImportedSegment[];
};

/** One completed interview. If `answers` has no entry for a question, the respondent left it empty. */
export type Respondent = { id: string; answers: Record<string, string>; segments: Record<string, string> };

/** Where the next run or the next page continues reading, in the adapter's own format. It is stored after each page. */
export type ReadCursor = Record<string, unknown>;

export type ReadOrder = { surveyId: string; questions: readonly string[]; segments: readonly ImportedSegment[] };

export type AnswerPage = {
  respondents: Respondent[];
  cursor: ReadCursor;
  /** Whether there is more to read in this run. */
  more: boolean;
  /** The number of interviews still to come in this run; null if the platform does not say. */
  remaining: number | null;
  /** Seconds to wait before the next page, if the platform is still preparing it. */
  wait?: number;
};

/** The interface of all survey platforms. All methods throw ProviderError if the platform fails or refuses. */
export type SurveyProvider = {
  /** The name of the account's owner; null if the platform does not say. */
  readAccount(): Promise<string | null>;
  listSurveys(cursor: string | null): Promise<{ surveys: SurveySummary[]; nextCursor: string | null }>;
  describeSurvey(surveyId: string): Promise<SurveyDescription>;
  /** The next page of completed interviews. It may repeat earlier interviews, but must not leave any out. */
  readAnswers(order: ReadOrder, cursor: ReadCursor | null): Promise<AnswerPage>;
};
