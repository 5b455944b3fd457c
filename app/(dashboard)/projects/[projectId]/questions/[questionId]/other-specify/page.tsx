import { notFound } from "next/navigation";
import { OtherSpecify } from "@/components/other-specify/other-specify";
import { reportMoved } from "@/lib/responses/report-moved";
import { db } from "@/lib/runtime/db";
import { type QuestionPageProps, readPage } from "../read-page";

export default async function OtherSpecifyPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { caller, question, counts } = await readPage(ids.projectId, ids.questionId);
  const report = (await reportMoved(db, caller, ids)) ?? notFound();
  return (
    <div className="grid max-w-[1080px] content-start gap-6 px-4 pt-4 pb-8 sm:px-6">
      <h1 className="type-head sr-only print:not-sr-only">Other, specify: {question.text}</h1>
      <OtherSpecify ids={ids} report={report} waiting={counts.waiting} />
    </div>
  );
}
