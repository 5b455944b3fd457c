import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { parseAnswerQuery } from "@/components/answers/answer-query";
import { QuestionResults } from "@/components/results/question-results";
import { db } from "@/lib/db";
import { listAnswers } from "@/lib/results/list-answers";
import { readCodes } from "@/lib/results/read-codes";
import { countAnswers, readQuestion } from "@/lib/results/read-question";
import { requireMember } from "../../../../../(auth)/current-member";

type Props = {
  params: Promise<{ projectId: string; questionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const question = cache(async (projectId: string, questionId: string) => {
  const { organization } = await requireMember(`/projects/${projectId}/questions/${questionId}`);
  return (await readQuestion(db, organization.id, { projectId, questionId })) ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { projectId, questionId } = await params;
  return { title: (await question(projectId, questionId)).text };
}

export default async function QuestionPage({ params, searchParams }: Props) {
  const { projectId, questionId } = await params;
  const search = await searchParams;
  const query = parseAnswerQuery(search);
  const head = await question(projectId, questionId);
  const { organization } = await requireMember("/");
  const [counts, codes, answers, unsure] = await Promise.all([
    countAnswers(db, organization.id, head.id),
    readCodes(db, organization.id, head.id),
    listAnswers(db, organization.id, head.id, query),
    listAnswers(db, organization.id, head.id, { confidence: "low", limit: 0 }),
  ]);
  return (
    <QuestionResults
      question={head}
      counts={counts}
      codes={codes}
      answers={answers}
      unsure={unsure.total}
      query={query}
      showAllCodes={search.codes === "all"}
    />
  );
}
