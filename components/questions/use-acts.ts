"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { QuestionIds } from "./question-ids";

/**
 * Does what changes a question, one act after the other within a `scope`, and then reads anew what the page shows of the
 * question. Shows failures as every mutation does.
 */
export function useActs({ questionId }: QuestionIds, scope: string) {
  const queries = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["questions", questionId] });
      router.refresh();
    },
    scope: { id: `${scope} ${questionId}` },
  });
  return { act: mutate, isPending };
}
