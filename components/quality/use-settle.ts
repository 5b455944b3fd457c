"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import { type Inconsistency, revertVersion, type Similarity, settle } from "./queries";

/** Settles groups of like answers, all of them where none is given; the last act can be taken back. */
export function useSettle(ids: QuestionIds, similarity: Similarity) {
  const queries = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
      router.refresh();
    },
    scope: { id: `settle ${ids.questionId}` },
  });
  const settleThem = async (groups?: readonly Inconsistency[]) => {
    const { responses_changed: changed, groups_settled: settled, version } = await settle(ids, similarity, groups);
    toast(`${counted(settled, "group")} settled`, {
      id: "settled",
      description: `${counted(changed, "answer")} changed`,
      ...(changed > 0 && { action: { label: "Undo", onClick: () => mutate(() => revertVersion(ids, version)) } }),
    });
  };
  return { isPending, settle: (groups?: readonly Inconsistency[]) => mutate(() => settleThem(groups)) };
}
