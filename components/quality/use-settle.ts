"use client";

import { toast } from "sonner";
import { revertVersion } from "../answers/queries";
import type { QuestionIds } from "../questions/question-ids";
import { useActs } from "../questions/use-acts";
import { counted } from "../ui/figures";
import { type Inconsistency, type Similarity, settle } from "./queries";

/** Settles groups of similar answers, or all groups if none is given; the last step can be undone. */
export function useSettle(ids: QuestionIds, similarity: Similarity) {
  const { act, isPending } = useActs(ids, "settle");
  const settleThem = async (groups?: readonly Inconsistency[]) => {
    const { responses_changed: changed, groups_settled: settled, version } = await settle(ids, similarity, groups);
    toast(`${counted(settled, "group")} coded alike`, {
      id: "settled",
      description: `${counted(changed, "answer")} changed`,
      ...(changed > 0 && { action: { label: "Undo", onClick: () => act(() => revertVersion(ids, version)) } }),
    });
  };
  return { isPending, settle: (groups?: readonly Inconsistency[]) => act(() => settleThem(groups)) };
}
