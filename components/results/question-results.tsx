import type { AnswerPage } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";
import type { AnswerCounts, QuestionHead } from "@/lib/results/read-question";
import { AnswerList } from "../answers/answer-list";
import type { AnswerQuery } from "../answers/answer-query";
import { projectHref } from "../projects/queries";
import { PageBar } from "../shell/page-bar";
import { CodeTable } from "./code-table";
import { QuestionTitle } from "./question-head";
import { ResultFigures } from "./result-figures";
import { SideFigures } from "./side-figures";
import { sumConfidence } from "./sum-mentions";

type QuestionResultsProps = {
  question: QuestionHead;
  counts: AnswerCounts;
  codes: CodeLine[];
  answers: AnswerPage;
  /** How many answers have a code of low confidence. */
  unsure: number;
  query: AnswerQuery;
  showAllCodes: boolean;
};

/** The results of one question: its numbers, what people said, how sure that is, and the answers themselves. */
export function QuestionResults({
  question,
  counts,
  codes,
  answers,
  unsure,
  query,
  showAllCodes,
}: QuestionResultsProps) {
  const path = `/projects/${question.project.id}/questions/${question.id}`;
  const categories = new Set(codes.map((code) => code.category.name)).size;
  const withSentiment = question.codingType !== "qualitative_topics";
  return (
    <>
      <PageBar
        crumbs={[
          { name: "Projects", href: "/" },
          { name: question.project.name, href: projectHref(question.project.id) },
          { name: question.text },
        ]}
      />
      <div className="grid gap-4 px-4 pb-8 sm:px-6">
        <QuestionTitle question={question} answers={counts.total} />
        <ResultFigures counts={counts} codes={codes.length} categories={categories} />
        {codes.length > 0 && (
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_312px] print:block print:space-y-8">
            <CodeTable
              path={path}
              codes={codes}
              base={counts.coded}
              withSentiment={withSentiment && counts.coded > 0}
              showAll={showAllCodes}
            />
            <SideFigures path={path} confidence={sumConfidence(codes)} counts={counts} />
          </div>
        )}
        {codes.length === 0 && (
          <p className="text-ink-2">
            The codebook will stand here, with the share of the answers that hold each code. It has no codes yet.
          </p>
        )}
      </div>
      <AnswerList
        path={path}
        query={query}
        page={answers}
        codes={codes}
        counts={{ total: counts.total, low: unsure, uncoded: counts.total - counts.coded }}
        withSentiment={withSentiment}
      />
    </>
  );
}
