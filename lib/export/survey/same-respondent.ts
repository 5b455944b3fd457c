import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";

/**
 * Answers to several questions are one respondent's if they have the same id. Ids that the service gave to the rows of a
 * file without ids (`row-1`) name a respondent only among the answers that were stored at once: the first row of another
 * file is somebody else.
 */

export type AskedQuestion = {
  questionId: string;
  /** The position of its last answer; those that arrive later are left out. */
  last: number;
  /** Whether its answers came without a column of ids, so that their ids may be mere row numbers of a file. */
  mayBeNumbered: boolean;
};

/** All questions of an export. */
type Survey = { organizationId: string; questions: readonly AskedQuestion[] };

/** Whether an answer had arrived when the export began. */
const hadArrived = (of: SQL, asked: readonly AskedQuestion[]): SQL => {
  const ids = `{${asked.map(({ questionId }) => questionId).join(",")}}`;
  const lasts = `{${asked.map(({ last }) => last).join(",")}}`;
  return sql`${of}.question_id = any(${ids}::uuid[])
    and ${of}.position <= (${lasts}::integer[])[array_position(${ids}::uuid[], ${of}.question_id)]`;
};

/**
 * The time at which an answer was stored, which keeps the row numbers of different files apart; null for all other ids.
 */
const batchOf = (of: SQL, asked: readonly AskedQuestion[]): SQL => {
  const numbered = asked.flatMap(({ questionId, mayBeNumbered }) => (mayBeNumbered ? questionId : []));
  return sql`case when ${of}.question_id = any(${`{${numbered.join(",")}}`}::uuid[])
    and ${of}.external_id ~ '^row-[0-9]+$' then ${of}.created_at end`;
};

/** The answers of the respondent who gave `own` to the questions `asked`; `all` are the questions of the export. */
const answersOfRespondent = (
  own: SQL,
  organizationId: string,
  asked: readonly AskedQuestion[],
  all: readonly AskedQuestion[],
): SQL =>
  sql`select other.id, other.question_id from ${responses} other
    where other.organization_id = ${organizationId} and ${hadArrived(sql`other`, asked)}
      and other.external_id = ${own}.external_id and other.occurrence = ${own}.occurrence
      and ${batchOf(sql`other`, all)} is not distinct from ${batchOf(own, all)}`;

/**
 * The condition that the respondent of an answer has not answered the questions `earlier`. `offset 0` keeps PostgreSQL
 * from joining all answers of these questions: each page looks its respondents up by the index.
 */
export const isNewcomer = ({ organizationId, questions }: Survey, earlier: readonly AskedQuestion[]): SQL =>
  sql`not exists (${answersOfRespondent(sql`responses`, organizationId, earlier, questions)} offset 0)`;

/** The answers to the questions `later` by the respondents who gave the answers with these ids. */
export async function answersBeside(
  db: Db,
  { organizationId, questions }: Survey,
  ids: readonly string[],
  later: readonly AskedQuestion[],
): Promise<{ of: string; id: string; question: string }[]> {
  if (later.length === 0) return [];
  const found = await db.execute<{ of: string; id: string; question: string }>(sql`
    select responses.id as "of", beside.id, beside.question_id as question
    from ${responses} cross join lateral (
      ${answersOfRespondent(sql`responses`, organizationId, later, questions)} offset 0
    ) beside
    where ${responses.organizationId} = ${organizationId} and ${isOneOf(responses.id, ids)}`);
  return [...found];
}

/** How many respondents there are, and how many of them have answered every question. */
export async function countRespondents(db: Db, organizationId: string, questions: readonly AskedQuestion[]) {
  const [counts] = await db.execute<{ respondents: number; inAll: number }>(sql`
    select count(*)::integer as respondents,
      (count(*) filter (where questions = ${questions.length}::integer))::integer as "inAll"
    from (
      select count(*) as questions from ${responses}
      where ${responses.organizationId} = ${organizationId} and ${hadArrived(sql`responses`, questions)}
      group by external_id, occurrence, ${batchOf(sql`responses`, questions)}
    ) respondent`);
  return counts ?? { respondents: 0, inAll: 0 };
}
