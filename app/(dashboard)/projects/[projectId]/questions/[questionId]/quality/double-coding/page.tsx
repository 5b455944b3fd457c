import Link from "next/link";
import { DoubleCoding } from "@/components/double-coding/double-coding";
import { StartSecondCoding } from "@/components/double-coding/start-second-coding";
import { questionHref } from "@/components/projects/queries";
import { isCoder } from "@/lib/auth/reach";
import { type QuestionPageProps, readPageForCoders } from "../../read-page";

export default async function DoubleCodingPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { caller, question, job, mayWrite } = await readPageForCoders(ids.projectId, ids.questionId);
  const path = questionHref(ids.projectId, ids.questionId);
  const withSentiment = question.codingType !== "qualitative_topics";
  if (isCoder(caller)) {
    return (
      <div className="px-4 sm:px-6">
        <h1 className="sr-only">Second coding: {question.text}</h1>
        <StartSecondCoding ids={ids} question={question.text} withSentiment={withSentiment} />
      </div>
    );
  }
  return (
    <div className="grid max-w-[1080px] content-start gap-6 px-4 pt-4 pb-8 sm:px-6">
      <h1 className="type-head sr-only print:not-sr-only">Double coding: {question.text}</h1>
      <p>
        <Link href={`${path}/quality`}>Quality</Link> <span className="text-ink-3">/</span> Double coding
      </p>
      <DoubleCoding
        question={question.text}
        ids={ids}
        path={path}
        mayWrite={mayWrite && job === null}
        withSentiment={withSentiment}
      />
    </div>
  );
}
