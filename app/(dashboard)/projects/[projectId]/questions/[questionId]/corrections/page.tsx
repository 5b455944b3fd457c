import { ImportCorrections } from "@/components/corrections/import-corrections";
import { questionHref } from "@/components/projects/queries";
import { PageHead } from "@/components/shell/page-head";
import { ViewersLook } from "@/components/upload/viewers-look";
import { type QuestionPageProps, readPage } from "../read-page";

export default async function CorrectionsPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { question, mayWrite } = await readPage(ids.projectId, ids.questionId);
  const back = `${questionHref(ids.projectId, ids.questionId)}/answers`;
  return (
    <div className="grid gap-5 px-4 py-5 sm:px-6">
      <PageHead title="Import corrections">{question.text}</PageHead>
      {mayWrite ? <ImportCorrections ids={ids} back={back} /> : <ViewersLook />}
    </div>
  );
}
