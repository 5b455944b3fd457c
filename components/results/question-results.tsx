import type { CodeLine } from "@/lib/results/read-codes";
import type { AnswerCounts, QuestionHead } from "@/lib/results/read-question";
import { AgreementFigures } from "./agreement-figures";
import { CodeTable } from "./code-table";
import { NextStep } from "./next-step";
import { QuestionTitle } from "./question-head";
import { ResultFigures } from "./result-figures";
import { SideFigures } from "./side-figures";
import { sumConfidence } from "./sum-mentions";

type QuestionResultsProps = {
  path: string;
  question: QuestionHead;
  counts: AnswerCounts;
  codes: CodeLine[];
  showAllCodes: boolean;
  /** False for viewers, and while a job works on the question. */
  mayWork: boolean;
};

/** The results of a question: its figures, the shares of its codes, their confidence and the next step. */
export function QuestionResults({ path, question, counts, codes, showAllCodes, mayWork }: QuestionResultsProps) {
  const withSentiment = question.codingType !== "qualitative_topics";
  const nextStep = mayWork && <NextStep path={path} counts={counts} question={question} />;
  return (
    <div className="grid gap-4 px-4 pt-4 pb-8 sm:px-6">
      <QuestionTitle question={question} answers={counts.total} />
      <ResultFigures
        counts={counts}
        codes={question.codes}
        categories={question.categories}
        isPrepared={question.languages.length > 0 || counts.flagged > 0}
      />
      {codes.length === 0 && nextStep}
      {codes.length > 0 && (
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_312px] print:block print:space-y-8">
          <div className="grid content-start gap-4 xl:order-2">
            {nextStep}
            {counts.reviewed > 0 && (
              <AgreementFigures ids={{ projectId: question.project.id, questionId: question.id }} />
            )}
            <SideFigures path={path} confidence={sumConfidence(codes)} counts={counts} />
          </div>
          <CodeTable
            path={path}
            codes={codes}
            base={counts.coded}
            withSentiment={withSentiment && counts.coded > 0}
            showAll={showAllCodes}
          />
        </div>
      )}
    </div>
  );
}
