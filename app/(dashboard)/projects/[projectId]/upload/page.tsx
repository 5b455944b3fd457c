import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { projectHref } from "@/components/projects/queries";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { MoreAnswers } from "@/components/upload/more-answers";
import { ViewersLook } from "@/components/upload/viewers-look";
import { changesProjects } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { readProjectProgress } from "@/lib/projects/project-progress";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../../(auth)/current-member";

export const metadata: Metadata = { title: "Upload answers" };

export default async function ProjectUploadPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const member = await requireMember(`/projects/${projectId}/upload`);
  const { name } = (await readProjectProgress(db, callerOf(member), projectId)) ?? notFound();
  const crumbs = [{ name: "Projects", href: "/" }, { name, href: projectHref(projectId) }, { name: "Upload answers" }];
  return (
    <>
      <PageBar crumbs={crumbs} />
      <div className="grid gap-5 px-4 pb-12 sm:px-6">
        <PageHead title="Upload answers">
          Each column of answers fills the question that is worded like it, or becomes a new one.
        </PageHead>
        {changesProjects(member.role) ? (
          <MoreAnswers target={{ projectId }} back={projectHref(projectId)} />
        ) : (
          <ViewersLook />
        )}
      </div>
    </>
  );
}
