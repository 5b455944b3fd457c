import { notFound } from "next/navigation";
import { cache } from "react";
import { countAnswers, readQuestion } from "@/lib/analytics/read-question";
import { isCoder } from "@/lib/auth/reach";
import { changesProjects } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { findFailure, findOpenJob } from "@/lib/live/job-progress";
import { currentEngine, votersOf } from "@/lib/model-settings/current-engine";
import { readSegmentNames } from "@/lib/questions/segment-names";
import { countPending } from "@/lib/refinement/count-pending";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../../../(auth)/current-member";

/**
 * The question in the page's address and the signed-in member. The question is null if there is none, or the member does
 * not see it.
 */
export const findQuestion = cache(async (projectId: string, questionId: string) => {
  const member = await requireMember(`/projects/${projectId}/questions/${questionId}`);
  return { member, question: await readQuestion(db, callerOf(member), { projectId, questionId }) };
});

/** Like `readPageForCoders`, for pages that coders do not see: they get 404. */
export const readPage: typeof readPageForCoders = async (projectId, questionId) => {
  const page = await readPageForCoders(projectId, questionId);
  return isCoder(page.caller) ? notFound() : page;
};

/**
 * Reads the data that every page of a question shows, once per request. Responds with 404 if there is no such question,
 * or the member does not see it.
 */
export const readPageForCoders = cache(async (projectId: string, questionId: string) => {
  const found = await findQuestion(projectId, questionId);
  const { organization, user, role } = found.member;
  const question = found.question ?? notFound();
  const [counts, suggestions, job, failure, segmentNames, engine] = await Promise.all([
    countAnswers(db, organization.id, question.id),
    countPending(db, { organizationId: organization.id, questionId: question.id }),
    findOpenJob(db, organization.id, question.id),
    findFailure(db, organization.id, question.id),
    readSegmentNames(db, organization.id, question.id),
    currentEngine(db),
  ]);
  return {
    organizationId: organization.id,
    userId: user.id,
    caller: callerOf(found.member),
    mayWrite: changesProjects(role),
    mayDecide: role !== "viewer",
    question,
    counts,
    suggestions,
    job,
    failure: job === null ? failure : null,
    segmentNames,
    model: { voters: votersOf(engine), translatesInto: engine.translator ? question.project.language : null },
  };
});

export type QuestionPageProps = {
  params: Promise<{ projectId: string; questionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
