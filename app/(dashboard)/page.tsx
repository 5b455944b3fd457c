import type { Metadata } from "next";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { FirstCall } from "@/components/projects/first-call";
import { ProjectFilters } from "@/components/projects/project-filters";
import { filterOf, parseProjectQuery } from "@/components/projects/project-query";
import { ProjectTable } from "@/components/projects/project-table";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { counted } from "@/components/ui/figures";
import { Icon } from "@/components/ui/icon";
import { PageLinks } from "@/components/ui/page-links";
import { StartField } from "@/components/upload/start-field";
import { isCoder } from "@/lib/auth/reach";
import { changesProjects } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { hasProjects, listOwners, listTags } from "@/lib/projects/list-labels";
import { managesAccess } from "@/lib/projects/people";
import { wordsOf } from "@/lib/projects/project-filter";
import { countTemporaryProjects, listProjectProgress } from "@/lib/projects/project-progress";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { requireMember } from "../(auth)/current-member";
import { allParams, type SearchParams, searchText } from "../(auth)/search-text";

export const metadata: Metadata = { title: "Projects" };

/** With more projects than this, the drop field for another file is only one line high. */
const FEW = 2;

/** The organization's projects; with `?show=one-calls` the temporary ones that one-call coding makes. */
export default async function ProjectsPage({ searchParams }: { searchParams: SearchParams }) {
  const member = await requireMember("/");
  const { organization, user, role } = member;
  const caller = callerOf(member);
  const showsOneCalls = (await searchText(searchParams, "show")) === "one-calls";
  const query = parseProjectQuery(await allParams(searchParams));
  const asked = showsOneCalls ? { ...query, sort: "newest" as const } : query;
  const mayWrite = changesProjects(role);
  const [{ items: projects, nextCursor }, oneCalls, tags, owners] = await Promise.all([
    listProjectProgress(db, caller, { ...filterOf(asked), temporary: showsOneCalls }),
    countTemporaryProjects(db, caller),
    listTags(db, caller),
    listOwners(db, caller),
  ]);
  const newProject = mayWrite && (
    <ButtonLink href="/projects/new" look="primary">
      <Icon name="add" /> New project
    </ButtonLink>
  );
  const { before: isLater, ...kept } = Object.fromEntries(await allParams(searchParams));
  const pages = (isLater || nextCursor) && (
    <PageLinks
      query={kept}
      isFirst={!isLater}
      nextCursor={nextCursor}
      older="More projects"
      first="Back to the first"
    />
  );
  const table = (
    <ProjectTable
      projects={projects}
      words={wordsOf(query.search)}
      owners={isCoder(caller) ? [] : owners}
      tags={tags}
      mayWrite={mayWrite}
      managesAccess={(createdBy) => managesAccess(caller, createdBy)}
    />
  );
  if (showsOneCalls) {
    return (
      <Frame crumbs={[{ name: "Projects", href: "/" }, { name: "One-call projects" }]} actions={newProject}>
        <PageHead title="One-call projects">
          {counted(oneCalls, "project")}, each kept for 30 days after its last use
        </PageHead>
        {table}
        {pages}
      </Frame>
    );
  }
  const isFiltered = Object.keys(kept).length > 0;
  const hasNone = projects.length === 0 && !isLater && !isFiltered && !(await hasProjects(db, caller));
  const shown = counted(projects.length, "project");
  return (
    <Frame crumbs={[{ name: "Projects" }]} actions={newProject}>
      <PageHead title="Projects">
        {hasNone && isCoder(caller)
          ? "The projects whose answers you code are listed here as soon as an owner or admin names you on them."
          : hasNone
            ? "A project holds the open questions of a survey. Drop a file of answers to make one."
            : organization.name}
      </PageHead>
      {mayWrite && <StartField isLine={projects.length > FEW || Boolean(isLater) || isFiltered} />}
      {!hasNone && (
        <ProjectFilters
          tags={tags}
          owners={isCoder(caller) ? [] : owners}
          userId={user.id}
          shown={nextCursor || isLater ? `${shown} on this page` : shown}
        />
      )}
      {projects.length > 0 && table}
      {projects.length === 0 && !hasNone && (
        <p className="text-ink-2">{isFiltered ? "No project matches." : "All projects are archived."}</p>
      )}
      {pages}
      {hasNone && !isCoder(caller) && <FirstCall baseUrl={`${env.APP_URL}/api`} />}
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
