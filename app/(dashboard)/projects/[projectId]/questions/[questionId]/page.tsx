import { questionHref } from "@/components/projects/queries";
import { QuestionResults } from "@/components/results/question-results";
import { db } from "@/lib/db";
import { readCodes } from "@/lib/results/read-codes";
import { type QuestionPageProps, readPage } from "./read-page";

export default async function OverviewPage({ params, searchParams }: QuestionPageProps) {
  const { projectId, questionId } = await params;
  const { organizationId, question, counts, job, mayWrite } = await readPage(projectId, questionId);
  return (
    <QuestionResults
      path={questionHref(projectId, questionId)}
      question={question}
      counts={counts}
      codes={await readCodes(db, organizationId, questionId)}
      showAllCodes={(await searchParams).codes === "all"}
      mayWork={mayWrite && job === null}
    />
  );
}
