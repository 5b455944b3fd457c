"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { QuestionIds } from "./question-ids";

/**
 * Runs changes of a question one after another within a `scope`, and then reloads the question's data. Failures are
 * shown as for every mutation.
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
