import { questionHref } from "../projects/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button, ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";

type NoAnswersProps = { ids: QuestionIds; hasAnswers: boolean; mayWrite: boolean; onDropFilters: () => void };

/** Shown instead of the list if the question has no answers, or if none passes the filters. */
export const NoAnswers = ({ ids, hasAnswers, mayWrite, onDropFilters }: NoAnswersProps) => (
  <div className="flex flex-wrap items-center gap-3 px-4 py-6 text-ink-2 sm:px-6">
    {hasAnswers ? "No answer matches these filters." : "The answers to this question will be listed here."}
    {!hasAnswers && mayWrite && (
      <ButtonLink href={`${questionHref(ids.projectId, ids.questionId)}/upload`}>Upload answers</ButtonLink>
    )}
    {hasAnswers && (
      <Button type="button" onClick={onDropFilters}>
        <Icon name="close" /> Clear all filters
      </Button>
    )}
  </div>
);
