import { parseAnswerQuery } from "@/components/answers/answer-query";
import { questionHref } from "@/components/projects/queries";
import { QuestionResults } from "@/components/results/question-results";
import { keyWords, pairOf } from "@/components/segments/segment-words";
import { readCodes } from "@/lib/analytics/read-codes";
import { countAnswers } from "@/lib/analytics/read-question";
import { weighCodes } from "@/lib/analytics/weigh-codes";
import { correctShares } from "@/lib/quality/correct-shares";
import { listSegments } from "@/lib/responses/list-segments";
import { segmentCondition } from "@/lib/responses/segment-conditions";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPage } from "./read-page";

export default async function OverviewPage({ params, searchParams }: QuestionPageProps) {
  const { projectId, questionId } = await params;
  const { organizationId, caller, question, counts, job, segmentNames, mayWrite } = await readPage(
    projectId,
    questionId,
  );
  const search = await searchParams;
  const segments = counts.coded > 0 ? await listSegments(db, organizationId, questionId) : [];
  const pairs = new Set(segments.map(({ key, value }) => `${key}=${value}`));
  const where = (parseAnswerQuery(search).segment ?? []).filter((pair) => pairs.has(pair));
  const chosen = where.map((pair) => segmentCondition(pairOf(pair, segments)));
  const isWeighted = question.weightKey !== null && search.weight !== "" && counts.base > 0;
  const isCorrected = search.shares === "corrected" && counts.base > 0;
  const [codes, weighed, corrected, selected] = await Promise.all([
    readCodes(db, organizationId, questionId, chosen),
    isWeighted ? weighCodes(db, caller, { projectId, questionId }, chosen) : null,
    isCorrected
      ? correctShares(db, caller, { projectId, questionId }, { segments: where, weighted: isWeighted })
      : null,
    where.length === 0 ? counts : countAnswers(db, organizationId, questionId, chosen),
  ]);
  return (
    <QuestionResults
      path={questionHref(projectId, questionId)}
      question={question}
      all={counts}
      counts={selected}
      codes={codes}
      weighed={weighed}
      corrected={corrected}
      weightName={keyWords(question.weightKey ?? "", segmentNames)}
      segments={segments}
      where={where}
      showAllCodes={search.codes === "all"}
      mayWork={mayWrite && job === null}
    />
  );
}
