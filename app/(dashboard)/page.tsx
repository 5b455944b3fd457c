import type { Metadata } from "next";
import Link from "next/link";
import { EmptyProjects } from "@/components/projects/empty-projects";
import { ProjectList } from "@/components/projects/project-list";
import { PageHead } from "@/components/shell/page-head";
import { counted } from "@/components/ui/figures";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { countTemporaryProjects, listProjectProgress } from "@/lib/results/project-progress";
import { requireMember } from "../(auth)/current-member";

export const metadata: Metadata = { title: "Projects" };

type Props = { searchParams: Promise<{ include?: string | string[] }> };

export default async function ProjectsPage({ searchParams }: Props) {
  const { organization } = await requireMember("/");
  const showsOneCalls = (await searchParams).include === "temporary";
  const [projects, oneCalls] = await Promise.all([
    listProjectProgress(db, organization.id),
    countTemporaryProjects(db, organization.id),
  ]);
  const oneCallProjects = showsOneCalls ? await listProjectProgress(db, organization.id, { temporary: true }) : [];
  return (
    <div className="grid max-w-[1120px] gap-6 px-4 py-5 sm:px-6">
      <PageHead title="Projects">{organization.name}</PageHead>
      {projects.length === 0 ? <EmptyProjects baseUrl={`${env.APP_URL}/api`} /> : <ProjectList projects={projects} />}
      {oneCalls > 0 && !showsOneCalls && (
        <p className="type-small text-ink-3">
          <Link href="/?include=temporary">Show {counted(oneCalls, "one-call project")}</Link>, kept for 30 days after
          their last use
        </p>
      )}
      <ProjectList projects={oneCallProjects} />
    </div>
  );
}
