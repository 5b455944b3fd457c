import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { QuestionRow } from "@/components/projects/question-row";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { counted } from "@/components/ui/figures";
import { db } from "@/lib/db";
import { readProjectProgress } from "@/lib/results/project-progress";
import { requireMember } from "../../../(auth)/current-member";

type Props = { params: Promise<{ projectId: string }> };

const project = cache(async (projectId: string) => {
  const { organization } = await requireMember(`/projects/${projectId}`);
  return (await readProjectProgress(db, organization.id, projectId)) ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await project((await params).projectId)).name };
}

export default async function ProjectPage({ params }: Props) {
  const { name, id, questions } = await project((await params).projectId);
  return (
    <>
      <PageBar crumbs={[{ name: "Projects", href: "/" }, { name }]} />
      <div className="grid max-w-[1120px] gap-4 px-4 pb-8 sm:px-6">
        <PageHead title={name}>{counted(questions.length, "question")}</PageHead>
        <ul className="border-t border-line">
          {questions.map((question) => (
            <QuestionRow key={question.id} projectId={id} question={question} />
          ))}
        </ul>
      </div>
    </>
  );
}
