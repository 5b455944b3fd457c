import type { Metadata } from "next";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { z } from "zod";
import { FirstCall } from "@/components/projects/first-call";
import { ProjectList } from "@/components/projects/project-list";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { counted } from "@/components/ui/figures";
import { Icon } from "@/components/ui/icon";
import { PageLinks } from "@/components/ui/page-links";
import { StartField } from "@/components/upload/start-field";
import { countTemporaryProjects, listProjectProgress } from "@/lib/projects/project-progress";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { requireMember } from "../(auth)/current-member";
import { type SearchParams, searchText } from "../(auth)/search-text";

export const metadata: Metadata = { title: "Projects" };

/** With more projects than this, the drop field for another file is only one line high. */
const FEW = 2;

const cursor = z.uuid().optional().catch(undefined);

/** The organization's projects; with `?show=one-calls` the temporary ones that one-call coding makes. */
export default async function ProjectsPage({ searchParams }: { searchParams: SearchParams }) {
  const { organization, role } = await requireMember("/");
  const showsOneCalls = (await searchText(searchParams, "show")) === "one-calls";
  const before = cursor.parse(await searchText(searchParams, "before"));
  const mayWrite = role !== "viewer";
  const [{ items: projects, nextCursor }, oneCalls] = await Promise.all([
    listProjectProgress(db, organization.id, { temporary: showsOneCalls, cursor: before }),
    countTemporaryProjects(db, organization.id),
  ]);
  const newProject = mayWrite && (
    <ButtonLink href="/projects/new" look="primary">
      <Icon name="add" /> New project
    </ButtonLink>
  );
  const pages = (before || nextCursor) && (
    <PageLinks
      query={showsOneCalls ? { show: "one-calls" } : {}}
      isFirst={!before}
      nextCursor={nextCursor}
      older="Older projects"
    />
  );
  if (showsOneCalls) {
    return (
      <Frame crumbs={[{ name: "Projects", href: "/" }, { name: "One-call projects" }]} actions={newProject}>
        <PageHead title="One-call projects">
          {counted(oneCalls, "project")}, each kept for 30 days after its last use
        </PageHead>
        <ProjectList projects={projects} mayWrite={mayWrite} />
        {pages}
      </Frame>
    );
  }
  const hasNone = projects.length === 0 && !before;
  return (
    <Frame crumbs={[{ name: "Projects" }]} actions={newProject}>
      <PageHead title="Projects">
        {hasNone
          ? "A project holds the open questions of a survey. Drop a file of answers to make one."
          : organization.name}
      </PageHead>
      {mayWrite && <StartField isLine={projects.length > FEW || before !== undefined} />}
      <ProjectList projects={projects} mayWrite={mayWrite} />
      {pages}
      {hasNone && <FirstCall baseUrl={`${env.APP_URL}/api`} />}
      {oneCalls > 0 && (
        <p className="type-small text-ink-3">
          <Link href="/?show=one-calls">Show {counted(oneCalls, "one-call project")}</Link>, kept for 30 days after
          their last use
        </p>
      )}
    </Frame>
  );
}

function Frame({ crumbs, actions, children }: ComponentProps<typeof PageBar> & { children: ReactNode }) {
  return (
    <>
      <PageBar crumbs={crumbs} actions={actions} />
      <div className="grid max-w-[1120px] gap-6 px-4 pt-2 pb-12 sm:px-6">{children}</div>
    </>
  );
}
