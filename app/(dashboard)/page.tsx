import type { Metadata } from "next";
import Link from "next/link";
import { FirstCall } from "@/components/projects/first-call";
import { ProjectList } from "@/components/projects/project-list";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { counted } from "@/components/ui/figures";
import { Icon } from "@/components/ui/icon";
import { StartField } from "@/components/upload/start-field";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { countTemporaryProjects, listProjectProgress } from "@/lib/results/project-progress";
import { requireMember } from "../(auth)/current-member";

export const metadata: Metadata = { title: "Projects" };

/** With so few projects, the way to the next one stands open. */
const FEW = 2;

type Props = { searchParams: Promise<{ include?: string | string[] }> };

export default async function ProjectsPage({ searchParams }: Props) {
  const { organization, role } = await requireMember("/");
  const showsOneCalls = (await searchParams).include === "temporary";
  const mayWrite = role !== "viewer";
  const [projects, oneCalls] = await Promise.all([
    listProjectProgress(db, organization.id),
    countTemporaryProjects(db, organization.id),
  ]);
  const oneCallProjects = showsOneCalls ? await listProjectProgress(db, organization.id, { temporary: true }) : [];
  const newProject = mayWrite && (
    <ButtonLink href="/projects/new" look="primary">
      <Icon name="add" /> New project
    </ButtonLink>
  );
  return (
    <>
      <PageBar crumbs={[{ name: "Projects" }]} actions={newProject} />
      <div className="grid max-w-[1120px] gap-6 px-4 pt-2 pb-12 sm:px-6">
        <PageHead title="Projects">
          {projects.length === 0
            ? "A project holds the open questions of a survey. Drop a file of answers, and it becomes one."
            : organization.name}
        </PageHead>
        {mayWrite && <StartField isShown={projects.length <= FEW} />}
        <ProjectList projects={projects} mayWrite={mayWrite} />
        {projects.length === 0 && <FirstCall baseUrl={`${env.APP_URL}/api`} />}
        {oneCalls > 0 && !showsOneCalls && (
          <p className="type-small text-ink-3">
            <Link href="/?include=temporary">Show {counted(oneCalls, "one-call project")}</Link>, kept for 30 days after
            their last use
          </p>
        )}
        <ProjectList projects={oneCallProjects} mayWrite={mayWrite} />
      </div>
    </>
  );
}
