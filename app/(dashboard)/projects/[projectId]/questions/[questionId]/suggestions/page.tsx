import { questionHref } from "@/components/projects/queries";
import { Suggestions } from "@/components/suggestions/suggestions";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { readOpenSuggestions } from "@/lib/refinement/list-suggestions";
import type { ShownSuggestion } from "@/lib/refinement/show-suggestions";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPage } from "../read-page";

export default async function SuggestionsPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { caller, question, counts, job, mayWrite } = await readPage(ids.projectId, ids.questionId);
  const title = <h1 className="type-head sr-only print:not-sr-only">Suggestions: {question.text}</h1>;
  if (question.codes === 0 || counts.coded === 0) {
    return (
      <div className="px-4 sm:px-6">
        {title}
        <EmptyState
          title="No suggestions yet"
          action={<ButtonLink href={questionHref(ids.projectId, ids.questionId)}>To the overview</ButtonLink>}
        >
          When answers are coded, this page suggests changes that make the codebook fit them better: new codes, merges,
          splits and better names, each with its quotes.
        </EmptyState>
      </div>
    );
  }
  const stored = await readOpenSuggestions(db, caller, ids);
  const byModel = (await currentEngine(db)).name !== "local";
  return (
    <>
      {title}
      <Suggestions ids={ids} mayWrite={mayWrite && job === null} stored={stored.map(asSent)} byModel={byModel} />
    </>
  );
}

/** A suggestion as the API sends it. */
const asSent = (suggestion: ShownSuggestion) => ({
  ...suggestion,
  created_at: suggestion.created_at.toISOString(),
  resolved_at: suggestion.resolved_at?.toISOString() ?? null,
});
