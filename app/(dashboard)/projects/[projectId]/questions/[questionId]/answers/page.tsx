import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { parseAnswerQuery } from "@/components/answers/answer-query";
import { Answers } from "@/components/answers/answers";
import { answersQuery } from "@/components/answers/queries";
import { unknownCodes } from "@/components/filters/unknown-codes";
import { codesQuery, questionCountsQuery } from "@/components/questions/queries";
import { readCodes } from "@/lib/analytics/read-codes";
import { nullIfInvalid } from "@/lib/errors/null-if-invalid";
import { listAnswers } from "@/lib/responses/list-answers";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPageForCoders } from "../read-page";

export default async function AnswersPage({ params, searchParams }: QuestionPageProps) {
  const { projectId, questionId } = await params;
  const page = await readPageForCoders(projectId, questionId);
  const { organizationId, userId, question, counts, mayWrite, mayDecide } = page;
  const { after: _, limit: __, ...filter } = parseAnswerQuery(await searchParams);
  const codes = await readCodes(db, organizationId, questionId);
  const queries = new QueryClient();
  queries.setQueryData(codesQuery(questionId).queryKey, codes);
  queries.setQueryData(questionCountsQuery(questionId).queryKey, counts);
  if (unknownCodes(filter, codes).length === 0) {
    const firstPage = await listAnswers(db, organizationId, questionId, filter).catch(nullIfInvalid);
    if (firstPage) {
      queries.setQueryData(answersQuery(questionId, filter).queryKey, { pages: [firstPage], pageParams: [undefined] });
    }
  }
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <h1 className="type-head sr-only print:not-sr-only">Answers: {question.text}</h1>
      <Answers
        projectId={projectId}
        questionId={questionId}
        question={question.text}
        withSentiment={question.codingType !== "qualitative_topics"}
        mayWrite={mayWrite}
        mayDecide={mayDecide}
        userId={userId}
      />
    </HydrationBoundary>
  );
}
