import type { ReactNode } from "react";
import type { AnswerCounts, QuestionHead } from "@/lib/analytics/read-question";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { answersHref, isRestricting } from "../answers/answer-query";
import { CodeAgain } from "../coding/code-again";
import { CodeButton } from "../coding/code-button";
import { DownloadButton } from "../export/download-button";
import { ButtonLink } from "../ui/button";
import { counted, whole } from "../ui/figures";

type NextStepProps = {
  path: string;
  /** Counts of all answers (`all`), and of those that pass the filter (`counts`). */
  all: AnswerCounts;
  counts: AnswerCounts;
  filter: AnswerFilter;
  question: QuestionHead;
};

/** Suggests the next step. Once every answer is coded, it also offers to code answers again. */
export function NextStep(props: NextStepProps) {
  const { words, action } = stepFor(props);
  const { counts, filter, question } = props;
  const open = counts.total - counts.reviewed - counts.edited;
  const isCoded = !isRestricting(filter) && counts.total > 0 && counts.waiting === 0 && question.codes > 0;
  return (
    <section
      aria-labelledby="next-step"
      className="grid justify-items-start gap-2 border-line print:hidden not-last:border-b not-last:pb-5"
    >
      <h2 id="next-step" className="type-head">
        Next step
      </h2>
      <p className="text-ink-2">{words}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {action}
        {isCoded && open > 0 && (
          <CodeAgain projectId={question.project.id} questionId={question.id} open={open} reviewed={counts.reviewed} />
        )}
      </div>
    </section>
  );
}

function stepFor({ path, all, counts, filter, question }: NextStepProps): { words: string; action: ReactNode } {
  if (all.total > 0 && counts.total === 0) {
    return { words: "No answer passes all of these filters. Remove one.", action: null };
  }
  if (counts.total === 0) {
    return { words: "This question has no answers yet.", action: <Go href={`${path}/upload`}>Upload answers</Go> };
  }
  if (question.codes === 0) {
    const readable = counts.total - counts.unreadable;
    return {
      words: `${counted(readable, "answer")} ${readable === 1 ? "waits" : "wait"} for a codebook: built from what they say, or one of your own.`,
      action: <Go href={`${path}/codebook`}>Build the codebook</Go>,
    };
  }
  if (counts.waiting > 0) {
    return {
      words:
        counts.waiting === all.waiting
          ? `${counted(all.waiting, "answer")} ${areOf(all.waiting)} not coded yet.`
          : `${counted(counts.waiting, "answer")} of this selection ${areOf(counts.waiting)} not coded yet, ${whole(all.waiting)} of the question; all of them are coded together.`,
      action: <CodeButton projectId={question.project.id} questionId={question.id} waiting={all.waiting} />,
    };
  }
  if (counts.uncertain > 0) {
    return {
      words: `The machine was not sure of a code in ${counted(counts.uncertain, "answer")}. What you decide is kept, and later coding learns from it.`,
      action: (
        <Go href={answersHref(path, { ...filter, view: "uncertain" })}>
          Check {counted(counts.uncertain, "uncertain answer")}
        </Go>
      ),
    };
  }
  if (counts.noCodeFits > 0) {
    return {
      words: `No code fits ${counted(counts.noCodeFits, "answer")}. They may need a new one.`,
      action: (
        <Go href={answersHref(path, { ...filter, view: "uncoded" })}>Read {whole(counts.noCodeFits)} without a code</Go>
      ),
    };
  }
  const decided = counts.leftByHand > 0 ? "is coded, or set to no code by a person" : "is coded";
  return {
    words: isRestricting(filter)
      ? `Every answer of this selection ${decided}, and none is in doubt.`
      : `Every answer ${decided}, and none is in doubt. The data is ready to download.`,
    action: <DownloadButton projectId={question.project.id} questionId={question.id} isGrouped={question.isGrouped} />,
  };
}

const areOf = (count: number) => (count === 1 ? "is" : "are");

function Go({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} look="primary" size="large">
      {children}
    </ButtonLink>
  );
}
