import Link from "next/link";
import { questionHref } from "@/components/projects/queries";
import { ScoreFigures } from "@/components/score/score-figures";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { readCodes } from "@/lib/analytics/read-codes";
import { scoreKeys } from "@/lib/analytics/score/score-keys";
import { readSavColumns } from "@/lib/questions/segment-names";
import { listSegments } from "@/lib/responses/list-segments";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPage } from "../../read-page";

export default async function ScorePage({ params }: QuestionPageProps) {
  const ids = await params;
  const { organizationId, question, counts } = await readPage(ids.projectId, ids.questionId);
  const [segments, columns, codes] = await Promise.all([
    listSegments(db, organizationId, ids.questionId),
    readSavColumns(db, organizationId, [ids.questionId]),
    readCodes(db, organizationId, ids.questionId),
  ]);
  const keys = scoreKeys(segments, columns);
  const tables = `${questionHref(ids.projectId, ids.questionId)}/tables`;
  return (
    <div className="landscape flex min-h-0 flex-1 flex-col print:block">
      <div className="px-4 pt-3 sm:px-6">
        <h1 className="type-head sr-only print:not-sr-only">What goes with the score: {question.text}</h1>
        <p>
          <Link href={tables}>Cross-tabs</Link> <span className="text-ink-3">/</span> What goes with the score
        </p>
      </div>
      {keys.length === 0 || counts.coded === 0 ? (
        <div className="px-4 sm:px-6">
          <EmptyState title="No score yet" action={<ButtonLink href={tables}>To the cross-tabs</ButtonLink>}>
            When answers are coded and came with a column of numbers, such as a rating or the likelihood to recommend,
            this page shows which codes go with high and low scores.
          </EmptyState>
        </div>
      ) : (
        <ScoreFigures ids={ids} codes={codes} keys={keys} usualWeight={question.weightKey} />
      )}
    </div>
  );
}
