import Link from "next/link";
import type { SharedProject } from "@/lib/share-links/open-share-link";
import type { SharedQuestion } from "@/lib/share-links/read-shared-question";
import { languagesInWords } from "../results/question-head";
import { SentimentStrip } from "../results/sentiment-strip";
import { BaseNote, firstShares, ShareNote, ShareTable } from "../results/share-table";
import { sumMentions } from "../results/sum-mentions";
import { sharesOf } from "../results/weigh";
import { keyWords } from "../segments/segment-words";
import { PageHead } from "../shell/page-head";
import { EmptyState } from "../ui/empty-state";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Day } from "../ui/moment";
import { sharedHref } from "./shared-href";
import { SharedQuestions } from "./shared-questions";

type SharedOverviewProps = {
  token: string;
  shared: SharedProject;
  /** The question that is open; null if none has answers. */
  open: SharedQuestion | null;
  showAllCodes: boolean;
};

/** The results of a shared project, one question at a time. */
export function SharedOverview({ token, shared, open, showAllCodes }: SharedOverviewProps) {
  const { name, questions } = shared;
  const answers = questions.reduce((sum, question) => sum + question.answers, 0);
  const changedAt = new Date(Math.max(...questions.map((question) => question.changedAt.getTime())));
  return (
    <>
      <div className="border-b border-line pb-4">
        <PageHead title={name}>
          {questions.length > 0 && (
            <>
              {counted(questions.length, "question")} · {counted(answers, "answer")} · last changed{" "}
              <Day at={changedAt} />
            </>
          )}
        </PageHead>
      </div>
      {open === null ? (
        <EmptyState title="No results">No question of this link has answers at present.</EmptyState>
      ) : (
        <div className={questions.length > 1 ? "mt-5 grid gap-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-10" : "mt-5"}>
          {questions.length > 1 && <SharedQuestions token={token} questions={questions} openId={open.question.id} />}
          <Results token={token} open={open} withVerbatims={shared.withVerbatims} showAllCodes={showAllCodes} />
        </div>
      )}
    </>
  );
}

type ResultsProps = Pick<SharedOverviewProps, "token" | "showAllCodes"> & {
  open: SharedQuestion;
  withVerbatims: boolean;
};

function Results({ token, open, withVerbatims, showAllCodes }: ResultsProps) {
  const { question, base, coded, codes, weighed, segmentNames } = open;
  const withSentiment = question.codingType !== "qualitative_topics" && coded > 0;
  const shares = sharesOf(codes, base, { weighed, corrected: null });
  const shown = showAllCodes ? shares : firstShares(shares);
  const categories = new Set(codes.map(({ category }) => category.id));
  const facts = [
    ...(question.languages.length > 0 ? [languagesInWords(question.languages)] : []),
    ...(withVerbatims && base > 0 ? ["choose a code to read its answers"] : []),
    ...(question.status === "coding" ? ["being coded: figures may still change"] : []),
  ];
  return (
    <section aria-labelledby="question" className="@container min-w-0">
      <h2 id="question" className="type-head wrap-anywhere">
        {question.text}
      </h2>
      <p className="mt-0.5 text-ink-2">{facts.join(" · ")}</p>
      <div className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <h3 className="type-strong">What people said</h3>
        <ShareNote base={base} weighed={weighed} weightName={keyWords(weighed?.key ?? "", segmentNames)} />
      </div>
      {withSentiment && <SentimentStrip mentions={sumMentions(shares)} />}
      {codes.length > 0 && (
        <ShareTable
          shares={shown}
          base={base}
          withSentiment={withSentiment}
          beside={categories.size > 1 ? "category" : null}
          hrefOf={({ id }) => (withVerbatims ? sharedHref(token, { question: question.id, code: id }) : null)}
        />
      )}
      {base > 0 && <BaseNote />}
      {shown.length < codes.length && (
        <Link
          href={sharedHref(token, { question: question.id, codes: "all" })}
          className="mt-3 inline-flex min-h-7 items-center gap-1 coarse:min-h-11"
        >
          All {whole(codes.length)} codes <Icon name="right" />
        </Link>
      )}
    </section>
  );
}
