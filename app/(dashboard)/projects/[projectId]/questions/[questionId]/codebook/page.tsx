import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { Codebook } from "@/components/codebook/codebook";
import { CodebookStart } from "@/components/codebook/codebook-start";
import { codebookQuery } from "@/components/codebook/queries";
import { CodeButton } from "@/components/coding/code-button";
import { EmptyState } from "@/components/ui/empty-state";
import { readCodebookView } from "@/lib/analytics/read-codebook-view";
import { asksForWishes } from "@/lib/language/wishes/wishes";
import { listSiblings } from "@/lib/questions/list-siblings";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPageForCoders } from "../read-page";

export default async function CodebookPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { organizationId, question, counts, job, mayWrite } = await readPageForCoders(ids.projectId, ids.questionId);
  const siblings = mayWrite ? await listSiblings(db, organizationId, ids) : [];
  if (question.codes === 0 && !question.categories) {
    if (job) return <Coming>The codebook will appear here in a moment: what people say, in their words.</Coming>;
    if (!mayWrite) return <Coming>Nobody has built the codebook of this question yet.</Coming>;
    return (
      <CodebookStart
        ids={ids}
        question={question}
        answers={counts.total - counts.unreadable}
        requests={asksForWishes(question.text)}
        siblings={siblings.filter(({ codes }) => codes > 0)}
      />
    );
  }
  const queries = new QueryClient();
  queries.setQueryData(
    codebookQuery(ids.questionId).queryKey,
    await readCodebookView(db, organizationId, ids.questionId),
  );
  const mayEdit = mayWrite && job === null;
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <h1 className="type-head sr-only print:not-sr-only">Codebook: {question.text}</h1>
      {mayEdit && counts.waiting > 0 && question.codes > 0 && (
        <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-canvas px-4 py-2.5 sm:px-6">
          <p className="text-ink-2">Look through the codes, then code the answers with them.</p>
          <CodeButton {...ids} waiting={counts.waiting} />
        </div>
      )}
      <Codebook
        ids={ids}
        codingType={question.codingType}
        hasWeight={question.weightKey !== null}
        mayEdit={mayEdit}
        siblings={siblings.filter(({ codes }) => codes > 0)}
      />
    </HydrationBoundary>
  );
}

function Coming({ children }: { children: string }) {
  return (
    <div className="px-4 sm:px-6">
      <h1 className="sr-only">Codebook</h1>
      <EmptyState title="No codebook yet">{children}</EmptyState>
    </div>
  );
}
