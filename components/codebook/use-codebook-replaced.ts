"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";

/** Says that the codebook was replaced, and reloads all data of the question that the page shows. */
export function useCodebookReplaced({ questionId }: QuestionIds) {
  const queries = useQueryClient();
  const router = useRouter();
  return async (done: string) => {
    toast.success(done);
    await queries.invalidateQueries({ queryKey: ["questions", questionId] });
    router.refresh();
  };
}
