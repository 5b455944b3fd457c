"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import type { QuestionIds } from "./queries";

/** Reads everything of the question anew after another codebook took the place of its own. */
export function useCodebookReplaced({ questionId }: QuestionIds) {
  const queries = useQueryClient();
  const router = useRouter();
  return async (done: string) => {
    toast.success(done);
    await queries.invalidateQueries({ queryKey: ["questions", questionId] });
    router.refresh();
  };
}
