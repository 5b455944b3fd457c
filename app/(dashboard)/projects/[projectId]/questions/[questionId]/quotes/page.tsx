import type { Metadata } from "next";
import { Quotes } from "@/components/quotes/quotes";
import { EmptyState } from "@/components/ui/empty-state";
import { type QuestionPageProps, readPage } from "../read-page";

export const metadata: Metadata = { title: "Quotes" };

export default async function QuotesPage({ params }: QuestionPageProps) {
  const { projectId, questionId } = await params;
  const { question, counts } = await readPage(projectId, questionId);
  return (
    <div className="grid content-start gap-4 px-4 pt-4 pb-8 sm:px-6">
      <div>
        <h1 className="type-title">Quotes for the report</h1>
        <p className="max-w-[80ch] text-ink-2">
          Typical answers of each code in the respondents’ own words, short, each quoted once. Names, addresses and
          numbers that could identify somebody are replaced: read them before you publish them all the same.
        </p>
      </div>
      {counts.coded === 0 ? (
        <EmptyState title="No answer is coded yet">Quotes are picked from coded answers.</EmptyState>
      ) : (
        <Quotes ids={{ projectId, questionId }} withSentiment={question.codingType !== "qualitative_topics"} />
      )}
    </div>
  );
}
