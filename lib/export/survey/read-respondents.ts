import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { BYTES_OF_PAGE } from "@/lib/data/page";
import { nextPage } from "@/lib/responses/answer-page";
import type { ExportedCase } from "../exported-case";
import { exportedAnswers } from "../read-answers";
import { answersBeside, isNewcomer } from "./same-respondent";
import type { SurveyFrame, SurveyQuestion } from "./survey-frame";

/** Bytes of a mention apart from its evidence. */
const MENTION = 300;

/**
 * The respondents of a project with their answers to all questions, page by page: first the respondents of the first
 * question in order of arrival, then those of the second question who did not answer the first, and so on.
 */
export async function* readRespondents(db: Db, frame: SurveyFrame, pageSize: number): AsyncGenerator<ExportedCase[]> {
  const limit = Math.max(1, Math.min(pageSize, Math.floor(BYTES_OF_PAGE / mostBytes(frame))));
  for (const [index, question] of frame.questions.entries()) {
    const earlier = frame.questions.slice(0, index);
    for (let after = -1; after < question.last; ) {
      const condition = and(
        ofQuestion(frame, question, after),
        earlier.length > 0 ? isNewcomer(frame, earlier) : undefined,
      );
      const { ids, last, hasMore } = await nextPage(db, condition, { limit, withCodes: true });
      if (ids.length > 0) yield await casesOf(db, frame, index, ids);
      after = hasMore ? (last ?? question.last) : question.last;
    }
  }
}

/** The most bytes that a respondent's answers and codes can take. */
const mostBytes = ({ questions }: SurveyFrame): number =>
  questions.reduce((sum, { bytes, mentions }) => sum + bytes.text + mentions * (MENTION + bytes.evidence), MENTION);

const ofQuestion = ({ organizationId }: SurveyFrame, { questionId, last }: SurveyQuestion, after: number) =>
  and(
    eq(responses.organizationId, organizationId),
    eq(responses.questionId, questionId),
    gt(responses.position, after),
    lte(responses.position, last),
  );

/** The respondents who gave these answers to the question at `index`, with their answers to the later questions. */
async function casesOf(db: Db, frame: SurveyFrame, index: number, ids: readonly string[]): Promise<ExportedCase[]> {
  const { organizationId, questions } = frame;
  const beside = await answersBeside(db, frame, ids, questions.slice(index + 1));
  const answers = await exportedAnswers(db, organizationId, [...ids, ...beside.map(({ id }) => id)]);
  const byId = new Map(answers.map((answer) => [answer.responseId, answer]));
  const places = new Map(questions.map(({ questionId }, at) => [questionId, at]));
  const cases = new Map(
    ids.map((id) => [id, questions.map((_, at) => (at === index ? (byId.get(id) ?? null) : null))]),
  );
  for (const { of, id, question } of beside) {
    const at = places.get(question);
    const row = cases.get(of);
    if (row && at !== undefined) row[at] = byId.get(id) ?? null;
  }
  return [...cases.values()].filter((row) => row[index] !== null);
}
