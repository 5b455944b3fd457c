import Link from "next/link";
import { BackTest } from "@/components/back-test/back-test";
import { questionHref } from "@/components/projects/queries";
import { groupOf } from "@/lib/groups/groups";
import { listSegments } from "@/lib/responses/list-segments";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPage } from "../../read-page";

export default async function BackTestPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { organizationId, caller, question, job, mayWrite } = await readPage(ids.projectId, ids.questionId);
  const segments = await listSegments(db, organizationId, ids.questionId);
  return (
    <div className="grid max-w-[1080px] content-start gap-6 px-4 pt-4 pb-8 sm:px-6">
      <h1 className="type-head sr-only print:not-sr-only">Machine test: {question.text}</h1>
      <p>
        <Link href={`${questionHref(ids.projectId, ids.questionId)}/quality`}>Quality</Link>{" "}
        <span className="text-ink-3">/</span> Machine test
      </p>
      <BackTest
        ids={ids}
        mayStart={mayWrite && job === null}
        hasWaves={(await groupOf(db, caller, ids.questionId)) !== null}
        segmentKeys={[...new Set(segments.map(({ key }) => key))]}
      />
    </div>
  );
}
