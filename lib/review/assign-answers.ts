import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { memberships } from "@/db/schema/organizations";
import { projects } from "@/db/schema/projects";
import { hasFlag, responses } from "@/db/schema/responses";
import { reviewClaims, reviewSamples } from "@/db/schema/review";
import { readAnalysed } from "@/lib/analytics/analysed";
import { type AnalysisFilter, conditionsFor } from "@/lib/analytics/answer-filter";
import type { Caller } from "@/lib/auth/caller";
import { type Issue, invalidInput } from "@/lib/errors/app-error";
import { listAssignable } from "@/lib/organizations/members";
import { lockQuestion, type QuestionPath, type QuestionScope, scopeOf } from "@/lib/questions/find-question";
import { lockOpenJob } from "@/lib/questions/require-idle";
import { rowsOf } from "@/lib/questions/rows-of";
import { responseNotFound } from "@/lib/responses/read-coded";
import type { Division } from "./parameters";

export type Assigning = {
  /** The answers by their uuids, or all that pass a filter. */
  answers: { ids: readonly string[] } | { filter: AnalysisFilter };
  /** The ids of the members among whom the answers are divided equally; nobody if it is empty. */
  people: readonly string[];
  division: Division;
};

/**
 * Assigns answers to people who are to code them; of several people, each gets an equal part. Empty answers are left
 * out. Throws NOT_FOUND if the question or an answer is not the caller's, NO_DATA if the question has no answers,
 * VALIDATION_ERROR for a person who may not code here and for what the filter names and the question lacks.
 */
export async function assignAnswers(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { answers, people, division }: Assigning,
) {
  const { organizationId } = caller;
  const scope = scopeOf(caller, path);
  return db.transaction(async (tx) => {
    await holdPeople(tx, organizationId, path.projectId, people);
    await lockOpenJob(tx, scope);
    await lockQuestion(tx, caller, path);
    await requireCoders(tx, scope, people);
    const ids = "ids" in answers ? [...new Set(answers.ids)] : null;
    const conditions =
      "ids" in answers
        ? [isOneOf(responses.id, answers.ids)]
        : await conditionsFor(tx, await readAnalysed(tx, caller, path), answers.filter);
    const wanted = and(rowsOf(responses, scope), ...conditions);
    if (ids && (await tx.$count(responses, wanted)) < ids.length) throw responseNotFound();
    const shares = await store(tx, organizationId, { wanted, people, division });
    await handOutAgain(tx, scope, wanted);
    return {
      answers: shares.reduce((sum, share) => sum + share.answers, 0),
      empty: people.length > 0 ? await tx.$count(responses, and(wanted, isEmpty)) : 0,
      people: people.map((user_id) => ({
        user_id,
        answers: shares.find(({ coderId }) => coderId === user_id)?.answers ?? 0,
      })),
    };
  });
}

/** Keeps the people's roles, and who sees the project, as they are until the transaction ends. */
async function holdPeople(tx: Db, organizationId: string, projectId: string, people: readonly string[]): Promise<void> {
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)))
    .for("share");
  await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), isOneOf(memberships.userId, people)))
    .orderBy(asc(memberships.userId))
    .for("share");
}

/** Throws VALIDATION_ERROR unless all code the project's answers. */
async function requireCoders(tx: Db, scope: QuestionScope, people: readonly string[]): Promise<void> {
  const coders = new Set((await listAssignable(tx, scope)).map(({ userId }) => userId));
  const issues = people.flatMap((id, index): Issue[] =>
    coders.has(id)
      ? []
      : [{ path: `people[${index}]`, message: "is not the id of a member who may code the answers of this project" }],
  );
  const [issue, ...more] = issues;
  if (issue) throw invalidInput([issue, ...more]);
}

/** Answers without a word, coded or not. */
const isEmpty: SQL = sql`(${hasFlag(responses.flags, "empty")} or ${responses.text} !~ '\\S')`;

/** Ends the claims on the answers, and searches anew for those to hand out, so that their new coders get them at once. */
async function handOutAgain(tx: Db, { organizationId, questionId }: QuestionScope, wanted: SQL | undefined) {
  await tx.execute(sql`
    update ${reviewClaims} c set claimed_until = clock_timestamp()
    where c.organization_id = ${organizationId} and c.question_id = ${questionId} and c.task = 'first'
      and c.outcome is null and c.claimed_until > clock_timestamp()
      and c.response_id in (select ${responses.id} from ${responses} where ${wanted})`);
  await tx.execute(sql`
    update ${reviewSamples} set prepared_at = null
    where organization_id = ${organizationId} and question_id = ${questionId}`);
}

type Stored = { wanted: SQL | undefined; people: readonly string[]; division: Division };

/** Returns how many answers each person has got. */
async function store(tx: Db, organizationId: string, { wanted, people, division }: Stored) {
  const order = division === "random" ? sql`random()` : sql`${responses.position}`;
  const part = people.length > 0 ? sql`ntile(${people.length}::integer) over (order by ${order})` : sql`null::integer`;
  const shares = await tx.execute<{ coderId: string | null; answers: number }>(sql`
    with divided as (
      select ${responses.id} as id, ${part} as part from ${responses}
      where ${and(wanted, people.length > 0 ? sql`not ${isEmpty}` : undefined)}
    ), stored as (
      update ${responses} r set coder_id = (${`{${people.join(",")}}`}::uuid[])[divided.part]
      from divided where r.organization_id = ${organizationId} and r.id = divided.id
      returning r.coder_id
    )
    select coder_id as "coderId", count(*)::integer as answers from stored group by coder_id`);
  return [...shares];
}
