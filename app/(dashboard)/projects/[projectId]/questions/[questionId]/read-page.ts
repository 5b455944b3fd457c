import { notFound } from "next/navigation";
import { cache } from "react";
import { db } from "@/lib/db";
import { findOpenJob } from "@/lib/live/job-progress";
import { countAnswers, readQuestion } from "@/lib/results/read-question";
import { requireMember } from "../../../../../(auth)/current-member";

/** What every page of a question shows, read once per request; 404 where the organization has no such question. */
export const readPage = cache(async (projectId: string, questionId: string) => {
  const member = await requireMember(`/projects/${projectId}/questions/${questionId}`);
  const { organization, role } = member;
  const question = (await readQuestion(db, organization.id, { projectId, questionId })) ?? notFound();
  const [counts, job] = await Promise.all([
    countAnswers(db, organization.id, question.id),
    findOpenJob(db, organization.id, question.id),
  ]);
  return { organizationId: organization.id, mayWrite: role !== "viewer", question, counts, job };
});

export type QuestionPageProps = {
  params: Promise<{ projectId: string; questionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
