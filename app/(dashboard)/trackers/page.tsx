import type { Metadata } from "next";
import { z } from "zod";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { NewTracker } from "@/components/trackers/new-tracker";
import { TrackerList } from "@/components/trackers/tracker-list";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLinks } from "@/components/ui/page-links";
import { changesProjects } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { listGroups } from "@/lib/groups/groups";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../(auth)/current-member";
import { type SearchParams, searchText } from "../../(auth)/search-text";

export const metadata: Metadata = { title: "Trackers" };

const PAGE = 50;
const cursor = z.uuid().optional().catch(undefined);

/** The organization's groups of questions, the newest first. */
export default async function TrackersPage({ searchParams }: { searchParams: SearchParams }) {
  const member = await requireMember("/trackers");
  const before = cursor.parse(await searchText(searchParams, "before"));
  const { items, nextCursor } = await listGroups(db, callerOf(member), { limit: PAGE, cursor: before });
  const trackers = items.map(({ id, name, questions }) => ({
    id,
    name,
    waves: questions.length,
    answers: questions.reduce((sum, { response_count }) => sum + response_count, 0),
  }));
  return (
    <>
      <PageBar
        crumbs={[{ name: "Trackers" }]}
        actions={changesProjects(member.role) && <NewTracker isFirst={trackers.length === 0} />}
      />
      <div className="grid max-w-[1120px] gap-4 px-4 pt-2 pb-8 sm:px-6">
        <PageHead title="Trackers">Questions that are asked again, wave after wave, with one codebook</PageHead>
        {trackers.length === 0 ? (
          <EmptyState title="No tracker yet">
            If several surveys ask the same question, make them the waves of a tracker: their answers are coded with one
            codebook, and changes from wave to wave are shown here and tested for significance.
          </EmptyState>
        ) : (
          <TrackerList trackers={trackers} />
        )}
        {(before || nextCursor) && <PageLinks isFirst={!before} nextCursor={nextCursor} older="Older trackers" />}
      </div>
    </>
  );
}
