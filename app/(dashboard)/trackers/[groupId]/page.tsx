import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import { z } from "zod";
import { DownloadButton } from "@/components/export/download-button";
import { questionHref } from "@/components/projects/queries";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { AddWave } from "@/components/trackers/add-wave";
import { CodeAll } from "@/components/trackers/code-all";
import { TrackerMenu } from "@/components/trackers/tracker-menu";
import { WaveList } from "@/components/trackers/wave-list";
import { ButtonLink } from "@/components/ui/button";
import { counted } from "@/components/ui/figures";
import { Skeleton } from "@/components/ui/skeleton";
import { beyondReach } from "@/lib/auth/reach";
import { changesProjects } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { AppError } from "@/lib/errors/app-error";
import { showGroup } from "@/lib/groups/groups";
import { countWaiting } from "@/lib/groups/learned-until";
import { listWaves } from "@/lib/groups/list-trackers";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { TrackerResults } from "./tracker-results";

type Props = { params: Promise<{ groupId: string }> };

const read = cache(async (groupId: string) => {
  const member = await requireMember(`/trackers/${groupId}`);
  const caller = callerOf(member);
  return { caller, mayWrite: changesProjects(member.role), group: await findGroup(caller, groupId) };
});

/** Null if there is no such group, or the caller does not see all of its waves. */
async function findGroup(caller: ReturnType<typeof callerOf>, groupId: string) {
  if (!z.uuid().safeParse(groupId).success) return null;
  if ((await beyondReach(db, caller, [groupId])).size > 0) return null;
  try {
    return await showGroup(db, caller, groupId);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read((await params).groupId)).group?.name ?? "Not found" };
}

export default async function TrackerPage({ params }: Props) {
  const { caller, mayWrite, group: found } = await read((await params).groupId);
  const group = found ?? notFound();
  const waves = await listWaves(db, caller, group);
  const [first] = waves;
  const answers = waves.reduce((sum, { response_count }) => sum + response_count, 0);
  return (
    <>
      <PageBar
        crumbs={[{ name: "Trackers", href: "/trackers" }, { name: group.name }]}
        actions={
          <>
            {first && answers > 0 && (
              <DownloadButton projectId={first.project_id} questionId={first.id} isGrouped grouped />
            )}
            {mayWrite && <TrackerMenu group={{ id: group.id, name: group.name }} />}
          </>
        }
      />
      <div className="grid max-w-[1120px] min-[112.5rem]:max-w-[1680px] grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-2 pb-12 sm:px-6">
        <PageHead title={group.name}>
          {counted(waves.length, "wave")} · {counted(answers, "answer")}
        </PageHead>
        <section aria-labelledby="waves" className="grid gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id="waves" className="type-head min-w-0 flex-1 basis-40">
              Waves
            </h2>
            {first && (
              <ButtonLink href={`${questionHref(first.project_id, first.id)}/codebook`}>Shared codebook</ButtonLink>
            )}
            {mayWrite && answers > 0 && (
              <CodeAll groupId={group.id} waiting={await countWaiting(db, caller.organizationId, group.id)} />
            )}
            {mayWrite && <AddWave groupId={group.id} members={waves.map(({ id }) => id)} />}
          </div>
          <WaveList groupId={group.id} waves={waves} mayWrite={mayWrite} />
        </section>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <TrackerResults caller={caller} group={group} waves={waves} mayWrite={mayWrite} />
        </Suspense>
      </div>
    </>
  );
}
