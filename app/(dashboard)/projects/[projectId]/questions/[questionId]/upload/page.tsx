import { questionHref } from "@/components/projects/queries";
import { PageHead } from "@/components/shell/page-head";
import { MoreAnswers } from "@/components/upload/more-answers";
import { ViewersLook } from "@/components/upload/viewers-look";
import { type QuestionPageProps, readPage } from "../read-page";

export default async function UploadPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { question, mayWrite } = await readPage(ids.projectId, ids.questionId);
  return (
    <div className="grid gap-5 px-4 py-5 sm:px-6">
      <PageHead title="Upload answers">{question.text}</PageHead>
      {mayWrite ? <MoreAnswers target={ids} back={questionHref(ids.projectId, ids.questionId)} /> : <ViewersLook />}
    </div>
  );
}
