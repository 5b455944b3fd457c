import { Comparison } from "@/components/trackers/comparison";
import { DriftTest } from "@/components/trackers/drift-test";
import { EmptyState } from "@/components/ui/empty-state";
import { findAnchor } from "@/lib/analytics/anchor/read-anchor";
import { showAnchor } from "@/lib/analytics/anchor/show-anchor";
import { compareWaves } from "@/lib/analytics/compare-waves";
import { withoutWaves } from "@/lib/analytics/without-waves";
import type { Caller } from "@/lib/auth/caller";
import { readCategoryColours } from "@/lib/codebook/read-category-colours";
import { AppError } from "@/lib/errors/app-error";
import type { ShownGroup } from "@/lib/groups/groups";
import type { WaveLine } from "@/lib/groups/list-trackers";
import { db } from "@/lib/runtime/db";

type TrackerResultsProps = { caller: Caller; group: ShownGroup; waves: readonly WaveLine[]; mayWrite: boolean };

/**
 * The waves of a tracker side by side, without those that are being coded: of these only a part would count. Streamed
 * after the rest of the page.
 */
export async function TrackerResults({ caller, group, waves, mayWrite }: TrackerResultsProps) {
  const coding = waves.flatMap(({ status, wave }) => (status === "coding" ? wave : []));
  const [comparison, colours, anchor] = await Promise.all([
    comparisonOf(caller, group.id, coding),
    readCategoryColours(db, caller.organizationId, group.questions[0]?.id ?? ""),
    findAnchor(db, caller, group.id),
  ]);
  if (!comparison || comparison.codes.length === 0 || comparison.waves.every(({ base }) => base === 0)) {
    return (
      <EmptyState title="Nothing to compare yet">
        When the waves have coded answers, this page shows the share of each code in each wave, with its interval and
        its changes.
      </EmptyState>
    );
  }
  const codes = comparison.codes.filter(({ differences }) => differences.some(({ drift }) => drift !== null));
  return (
    <>
      <Comparison comparison={comparison} colours={colours} coding={coding} />
      <section aria-labelledby="drift" className="grid gap-3">
        <h2 id="drift" className="type-head">
          Did the coding change?
        </h2>
        <DriftTest
          groupId={group.id}
          waves={group.questions.map(({ id, wave }) => ({ id, wave }))}
          anchor={anchor && (await showAnchor(db, caller, group.id))}
          codes={codes}
          mayWrite={mayWrite}
        />
      </section>
    </>
  );
}

/** Compares the waves apart from some; null if no wave has answers. */
async function comparisonOf(caller: Caller, groupId: string, without: readonly number[]) {
  try {
    return withoutWaves(await compareWaves(db, caller, { groupId }), without);
  } catch (error) {
    if (error instanceof AppError && error.code === "NO_DATA") return null;
    throw error;
  }
}
