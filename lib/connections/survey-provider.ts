import type { ImportedSegment } from "@/db/schema/connections";

export type SurveySummary = { id: string; name: string };

/** What a survey holds that can be imported: questions that people answer in words, and fields that can be segments. */
export type SurveyDescription = SurveySummary & {
  questions: { id: string; text: string }[];
  segments: ImportedSegment[];
};

/** One completed interview; a question without an entry in `answers` was left empty. */
export type Respondent = { id: string; answers: Record<string, string>; segments: Record<string, string> };

/** Where reading goes on, in the adapter's own terms; it is kept between pages and between runs. */
export type ReadCursor = Record<string, unknown>;

export type ReadOrder = { surveyId: string; questions: readonly string[]; segments: readonly ImportedSegment[] };

export type AnswerPage = {
  respondents: Respondent[];
  cursor: ReadCursor;
  /** Whether there is something left to read now. */
  more: boolean;
  /** Interviews still to come in this run; null where the platform does not say. */
  remaining: number | null;
  /** Seconds to wait before the next page, where the platform is still preparing it. */
  wait?: number;
};

/** A survey platform behind one face. Every method throws ProviderError where the platform does not do as asked. */
export type SurveyProvider = {
  /** Whose account it is, in words; null where the platform does not say. */
  readAccount(): Promise<string | null>;
  listSurveys(cursor: string | null): Promise<{ surveys: SurveySummary[]; nextCursor: string | null }>;
  describeSurvey(surveyId: string): Promise<SurveyDescription>;
  /** The next page of completed interviews. Interviews of earlier pages may come again, none is left out. */
  readAnswers(order: ReadOrder, cursor: ReadCursor | null): Promise<AnswerPage>;
};
