import Link from "next/link";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerCounts, QuestionHead } from "@/lib/analytics/read-question";
import type { WeighedCodes } from "@/lib/analytics/weigh-codes";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { FilterNotice } from "../filters/filter-notice";
import { unknownCodes } from "../filters/unknown-codes";
import type { QuestionIds } from "../questions/question-ids";
import { AgreementFigures } from "./agreement-figures";
import { CodeTable } from "./code-table";
import { NextStep } from "./next-step";
import { OverviewFilter } from "./overview-filter";
import { QuestionTitle } from "./question-head";
import { ResultFigures } from "./result-figures";
import { SideFigures } from "./side-figures";
import { sumConfidence } from "./sum-mentions";
import type { CorrectedShares } from "./weigh";

type QuestionResultsProps = {
  path: string;
  question: QuestionHead;
  /** Counts of all answers (`all`), and of those that pass the filter (`counts`). */
  all: AnswerCounts;
  counts: AnswerCounts;
  codes: CodeLine[];
  /** The weighted counts of the codes; null if the question has no weight, or if it is switched off. */
  weighed: WeighedCodes | null;
  /** The corrected shares, if these are shown. */
  corrected: CorrectedShares | null;
  /** What people call the weight. */
  weightName: string;
  /** Which answers count. */
  filter: AnswerFilter;
  /** The filter names a code or category that the question no longer has. */
  isBroken: boolean;
  showAllCodes: boolean;
  mayWrite: boolean;
  /** False for viewers, and while a job works on the question. */
  mayWork: boolean;
};

/** The results of a question: its figures, the shares of its codes, their confidence and the next step. */
export function QuestionResults(props: QuestionResultsProps) {
  const { question, all, counts, codes, weighed, filter, isBroken, mayWrite } = props;
  const ids = { projectId: question.project.id, questionId: question.id };
  return (
    <div className="grid gap-4 px-4 pt-4 pb-8 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <QuestionTitle question={question} answers={all.total} />
        {all.coded > 0 && (
          <OverviewFilter
            ids={ids}
            filter={filter}
            codes={codes}
            mayWrite={mayWrite}
            answers={counts.total}
            all={all.total}
            weight={weighed?.key ?? null}
            usualWeight={counts.base > 0 ? question.weightKey : null}
          />
        )}
      </div>
      {isBroken && <FilterNotice ids={ids} codes={codes} unknown={unknownCodes(filter, codes)} />}
      {!isBroken && <Figures {...props} ids={ids} />}
    </div>
  );
}

function Figures(props: QuestionResultsProps & { ids: QuestionIds }) {
  const { ids, path, question, all, counts, codes, weighed, corrected, weightName, filter, showAllCodes, mayWork } =
    props;
  const withSentiment = question.codingType !== "qualitative_topics";
  const nextStep = mayWork && <NextStep path={path} all={all} counts={counts} filter={filter} question={question} />;
  return (
    <>
      {question.closedLabel !== null && (
        <p>
          <Link href={`${path}/other-specify`}>What became of “Other” in “{question.closedLabel}”</Link>
        </p>
      )}
      <ResultFigures
        counts={counts}
        codes={question.codes}
        categories={question.categories}
        isPrepared={question.languages.length > 0 || counts.flagged > 0}
      />
      {codes.length === 0 && nextStep}
      {codes.length > 0 && (
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_312px] print:flex print:flex-col">
          <div className="contents content-start gap-4 xl:order-2 xl:grid">
            {nextStep}
            <div className="order-1 grid content-start gap-4 xl:order-none">
              {counts.reviewed > 0 && <AgreementFigures ids={ids} filter={filter} />}
              <SideFigures path={path} filter={filter} confidence={sumConfidence(codes)} counts={counts} />
            </div>
          </div>
          <CodeTable
            path={path}
            filter={filter}
            codes={codes}
            base={counts.base}
            weighed={weighed}
            corrected={corrected}
            weightName={weightName}
            hasWeight={question.weightKey !== null}
            withSentiment={withSentiment && counts.coded > 0}
            showAll={showAllCodes}
          />
        </div>
      )}
    </>
  );
}
