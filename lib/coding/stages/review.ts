import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { advanceJob, holdJob, type JobRef, requireRunning } from "@/lib/jobs/hold-job";
import { codingTask } from "../ask-engine";
import type { AnswerCoding, CodingEngine, Mention } from "../engines/engine";
import { type Group, groupEqual, mentionsIn } from "../group-equal";
import { type CodedResponse, storeAssignments } from "../store-assignments";
import { type QuestionScope, readAnswers, readContext } from "./question-work";

/** Fourth stage: lets the engine look again at what it was unsure of, and stores what that changes. */
export async function reviewStage(db: Db, ref: JobRef, engine: CodingEngine): Promise<void> {
  const job = await requireRunning(db, ref);
  const { context } = await readContext(db, job);
  const answers = await readAnswers(db, job);
  const groups = groupEqual(answers, context.language);
  const task = codingTask(context, await readCodebook(db, job), groups);
  if (task.codes.length === 0) return;
  const before = codingsOf(groups, await readMentions(db, job, "engine"));
  const representatives = groups.map(({ representative }) => representative);
  const { value, usage } = await engine.review(task, representatives, before);
  const changed = groups.flatMap((group, index) => changesOf(group, before[index], value[index]));
  await db.transaction(async (tx) => {
    await holdJob(tx, ref);
    await replaceAssignments(tx, { organizationId: ref.organizationId, engine: engine.version }, changed);
    await advanceJob(tx, ref, { usage, engine: engine.version });
  });
}

/** The codes of all answers of a question by response id, in the order of mention; of one source where given. */
export async function readMentions(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  source?: "engine",
): Promise<Map<string, Mention[]>> {
  const rows = await db
    .select({
      responseId: assignments.responseId,
      codeId: assignments.codeId,
      confidence: assignments.confidence,
      evidence: assignments.evidence,
      mentionSentiment: assignments.mentionSentiment,
    })
    .from(responses)
    .innerJoin(
      assignments,
      and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id)),
    )
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        source && eq(assignments.source, source),
      ),
    )
    .orderBy(asc(assignments.responseId), asc(assignments.position));
  const mentions = new Map<string, Mention[]>();
  for (const { responseId, ...mention } of rows) {
    const list = mentions.get(responseId) ?? [];
    mentions.set(responseId, list);
    list.push(mention);
  }
  return mentions;
}

const codingsOf = (groups: readonly Group[], mentions: ReadonlyMap<string, Mention[]>): AnswerCoding[] =>
  groups.map(({ representative, answers: [first] }) => ({
    answerId: representative.id,
    mentions: mentions.get(first?.id ?? "") ?? [],
  }));

function changesOf({ answers }: Group, before?: AnswerCoding, after?: AnswerCoding): CodedResponse[] {
  const mentions = after?.mentions ?? [];
  if (JSON.stringify(mentions) === JSON.stringify(before?.mentions ?? [])) return [];
  return answers.map((answer) => ({ id: answer.id, mentions: mentionsIn(answer, mentions) }));
}

/** Replaces the engine's codes of answers that no person has reviewed. */
async function replaceAssignments(
  tx: Db,
  scope: { organizationId: string; engine: string },
  coded: readonly CodedResponse[],
): Promise<void> {
  if (coded.length === 0) return;
  const open = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, scope.organizationId),
        eq(responses.reviewed, false),
        isOneOf(
          responses.id,
          coded.map(({ id }) => id),
        ),
      ),
    );
  const ids = new Set(open.map(({ id }) => id));
  if (ids.size === 0) return;
  await tx
    .delete(assignments)
    .where(
      and(
        eq(assignments.organizationId, scope.organizationId),
        eq(assignments.source, "engine"),
        isOneOf(assignments.responseId, [...ids]),
      ),
    );
  await storeAssignments(
    tx,
    scope,
    coded.filter(({ id }) => ids.has(id)),
  );
}
