import type { AnswerPage } from "@/lib/results/list-answers";
import type { CodeLine } from "@/lib/results/read-codes";
import { ButtonLink } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { AnswerFilters, type FilterCounts } from "./answer-filters";
import { type AnswerQuery, answersHref } from "./answer-query";
import { AnswerRow } from "./answer-row";

type AnswerListProps = {
  path: string;
  query: AnswerQuery;
  page: AnswerPage;
  codes: CodeLine[];
  counts: FilterCounts;
  withSentiment: boolean;
};

/** A page of answers under its filters. */
export function AnswerList({ path, query, page, codes, counts, withSentiment }: AnswerListProps) {
  const isFiltered = page.total !== counts.total;
  return (
    <section
      id="answers"
      aria-labelledby="answers-title"
      className="scroll-mt-11 border-t border-line wide:scroll-mt-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 sm:px-6 md:sticky md:top-11 md:z-1 wide:top-0 print:static">
        <h2 id="answers-title" className="type-head">
          Answers
        </h2>
        <AnswerFilters path={path} query={query} codes={codes} counts={counts} />
        <p className="type-small figures text-ink-3 sm:ms-auto">
          {isFiltered ? `${whole(page.total)} of ${counted(counts.total, "answer")}` : counted(counts.total, "answer")}
        </p>
      </div>
      {page.answers.length === 0 ? (
        <p className="px-4 py-6 text-ink-2 sm:px-6">
          {counts.total === 0 ? "The answers to this question will stand here." : "No answer passes these filters."}
        </p>
      ) : (
        <ol>
          {page.answers.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} withSentiment={withSentiment} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages of answers" className="flex gap-2 px-4 py-4 empty:hidden sm:px-6 print:hidden">
        {query.after !== undefined && (
          <ButtonLink href={answersHref(path, { ...query, after: undefined })}>Back to the first answers</ButtonLink>
        )}
        {page.next !== null && (
          <ButtonLink href={answersHref(path, { ...query, after: page.next })} rel="next">
            Next answers
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}
