import { sql } from "drizzle-orm";
import { redirect } from "next/navigation";
import { resultsFilter } from "@/components/answers/answer-query";
import { questionHref } from "@/components/projects/queries";
import { QuestionResults } from "@/components/results/question-results";
import { keyWords } from "@/components/segments/segment-words";
import { readCodes } from "@/lib/analytics/read-codes";
import { countAnswers } from "@/lib/analytics/read-question";
import { weighCodes } from "@/lib/analytics/weigh-codes";
import { isCoder } from "@/lib/auth/reach";
import { nullIfInvalid } from "@/lib/errors/null-if-invalid";
import { correctShares } from "@/lib/quality/correct-shares";
import { isAboutCoding } from "@/lib/responses/answer-filter";
import { conditionsOf } from "@/lib/responses/response-filter";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPageForCoders } from "./read-page";

const NOTHING = [sql`false`];

/** For coders the page of the answers, which they come for. */
export default async function OverviewPage({ params, searchParams }: QuestionPageProps) {
  const { projectId, questionId } = await params;
  const { organizationId, caller, question, counts, job, segmentNames, mayWrite } = await readPageForCoders(
    projectId,
    questionId,
  );
  if (isCoder(caller)) redirect(`${questionHref(projectId, questionId)}/answers`);
  const search = await searchParams;
  const filter = resultsFilter(search);
  const found = await conditionsOf(db, { organizationId, questionId }, filter).catch(nullIfInvalid);
  const conditions = found ?? NOTHING;
  const isWeighted = question.weightKey !== null && search.weight !== "" && counts.base > 0;
  const isCorrected = search.shares === "corrected" && counts.base > 0 && found !== null && !isAboutCoding(filter);
  const [codes, weighed, corrected, selected] = await Promise.all([
    readCodes(db, organizationId, questionId, conditions),
    isWeighted ? weighCodes(db, caller, { projectId, questionId }, conditions) : null,
    isCorrected
      ? correctShares(db, caller, { projectId, questionId }, { filter, weighted: isWeighted }).catch(nullIfInvalid)
      : null,
    conditions.length === 0 ? counts : countAnswers(db, organizationId, questionId, conditions),
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
      filter={filter}
      isBroken={found === null}
      showAllCodes={search.codes === "all"}
      mayWrite={mayWrite}
      mayWork={mayWrite && job === null}
    />
  );
}
