import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ModelProvider } from "@/components/coding/model-abilities";
import { DownloadButton } from "@/components/export/download-button";
import { JobBar } from "@/components/jobs/job-bar";
import { projectHref, questionHref } from "@/components/projects/queries";
import { QuestionTabs } from "@/components/questions/question-tabs";
import { SegmentNamesProvider } from "@/components/segments/segment-names";
import { PageBar } from "@/components/shell/page-bar";
import { Notice } from "@/components/ui/notice";
import { findQuestion, readPageForCoders } from "./read-page";

type Props = { params: Promise<{ projectId: string; questionId: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { projectId, questionId } = await params;
  const { question } = await findQuestion(projectId, questionId);
  return { title: question?.text ?? "Not found" };
}

export default async function QuestionLayout({ params, children }: Props) {
  const { projectId, questionId } = await params;
  const { question, counts, suggestions, job, failure, segmentNames, model, mayWrite } = await readPageForCoders(
    projectId,
    questionId,
  );
  const { project, text, codes } = question;
  const crumbs = [
    { name: "Projects", href: "/" },
    { name: project.name, href: projectHref(project.id) },
    { name: text },
  ];
  const path = questionHref(project.id, question.id);
  return (
    <>
      <PageBar
        crumbs={crumbs}
        actions={
          counts.total > 0 && (
            <DownloadButton projectId={project.id} questionId={question.id} isGrouped={question.isGrouped} />
          )
        }
      />
      <QuestionTabs
        ids={{ projectId: project.id, questionId: question.id }}
        path={path}
        codes={codes}
        answers={counts.total}
        suggestions={suggestions}
      />
      {job && <JobBar key={job.id} job={job} path={path} mayCancel={mayWrite} />}
      {failure && (
        <div className="flex-none border-b border-line px-4 py-2 sm:px-6">
          <Notice tone="warn">The last job stopped. {failure}</Notice>
        </div>
      )}
      <SegmentNamesProvider names={segmentNames}>
        <ModelProvider abilities={model}>{children}</ModelProvider>
      </SegmentNamesProvider>
    </>
  );
}
