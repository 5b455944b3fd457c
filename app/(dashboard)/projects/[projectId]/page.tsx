import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DownloadButton } from "@/components/export/download-button";
import { ProjectMenu } from "@/components/projects/project-menu";
import { seenBy } from "@/components/projects/project-words";
import { projectHref } from "@/components/projects/queries";
import { QuestionTable } from "@/components/projects/question-table";
import { ShareButton } from "@/components/share-links/share-button";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { TrackerList } from "@/components/trackers/tracker-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { counted } from "@/components/ui/figures";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/rows";
import { isCoder } from "@/lib/auth/reach";
import { changesProjects } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { listTrackersOf } from "@/lib/groups/list-trackers";
import { listTags } from "@/lib/projects/list-labels";
import { managesAccess } from "@/lib/projects/people";
import { readCreditsUsed, readProjectProgress } from "@/lib/projects/project-progress";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";

type Props = { params: Promise<{ projectId: string }> };

const read = cache(async (projectId: string) => {
  const member = await requireMember(`/projects/${projectId}`);
  const caller = callerOf(member);
  const project = await readProjectProgress(db, caller, projectId);
  return { project, caller, mayWrite: changesProjects(member.role) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read((await params).projectId)).project?.name ?? "Not found" };
}

export default async function ProjectPage({ params }: Props) {
  const { project, caller, mayWrite } = await read((await params).projectId);
  const { id, name, questions, tags, archived, restricted, people, createdBy } = project ?? notFound();
  const trackers = isCoder(caller) ? [] : await listTrackersOf(db, caller, id);
  const credits = isCoder(caller) ? 0 : await readCreditsUsed(db, caller.organizationId, id);
  const known = await listTags(db, caller);
  const answers = questions.reduce((sum, question) => sum + question.answers, 0);
  const answered = questions.find((question) => question.answers > 0);
  const actions = (
    <>
      {answered && <DownloadButton projectId={id} questionId={answered.id} isGrouped={false} scope="project" />}
      {mayWrite && (
        <>
          <ButtonLink href={`${projectHref(id)}/upload`}>
            <Icon name="upload" />
            <span>
              Upload<span className="max-sm:sr-only"> answers</span>
            </span>
          </ButtonLink>
          <ShareButton
            project={{ id, name }}
            questions={questions.map((question) => ({ id: question.id, text: question.text }))}
          />
          <ProjectMenu
            project={{ id, name, tags, archived }}
            answers={answers}
            tags={known}
            managesAccess={managesAccess(caller, createdBy)}
            onGone="/"
          />
        </>
      )}
    </>
  );
  return (
    <>
      <PageBar crumbs={[{ name: "Projects", href: "/" }, { name }]} actions={actions} />
      <div className="grid max-w-[1120px] gap-4 px-4 pt-2 pb-8 sm:px-6">
        <PageHead title={name}>
          {counted(questions.length, "question")} · {counted(answers, "answer")}
          {credits > 0 && ` · ${counted(credits, "credit")} used`}
        </PageHead>
        {(archived || (mayWrite && restricted) || tags.length > 0) && (
          <p className="flex flex-wrap gap-1">
            {mayWrite && restricted && <Tag tone="warn">{seenBy(people)}</Tag>}
            {archived && <Tag tone="warn">Archived</Tag>}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
        {questions.length === 0 ? (
          <EmptyState title="No question yet">The questions will be listed here with their progress.</EmptyState>
        ) : (
          <QuestionTable projectId={id} questions={questions} mayWrite={mayWrite} />
        )}
        {trackers.length > 0 && (
          <section aria-labelledby="trackers" className="mt-4 grid gap-2">
            <h2 id="trackers" className="type-head">
              Trackers
            </h2>
            <TrackerList trackers={trackers} />
          </section>
        )}
      </div>
    </>
  );
}
