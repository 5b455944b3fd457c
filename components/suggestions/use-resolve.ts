"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import {
  applySuggestion,
  dismissSuggestion,
  type Overrides,
  reopenSuggestion,
  type Suggestion,
  takeBack,
} from "./queries";

/** One message at a time, so that an Undo is always that of the latest act. */
const TOAST = "suggestion";

/** Applies, dismisses and reopens suggestions, one after the other; the last application can be taken back. */
export function useResolve(ids: QuestionIds) {
  const queries = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
      router.refresh();
    },
    scope: { id: `suggestions ${ids.questionId}` },
  });
  const applyOne = async (suggestion: Suggestion, overrides: Overrides) => {
    const { responses_changed: changed, version } = await applySuggestion(ids, suggestion, overrides);
    toast(suggestion.title, {
      id: TOAST,
      description: `${counted(changed, "answer")} changed`,
      action: { label: "Undo", onClick: () => mutate(() => takeBack(ids, suggestion, version)) },
    });
  };
  return {
    isPending,
    apply: (suggestion: Suggestion, overrides: Overrides) => mutate(() => applyOne(suggestion, overrides)),
    applyAll: (suggestions: readonly Suggestion[]) => {
      for (const suggestion of suggestions) mutate(() => applyOne(suggestion, {}));
    },
    dismiss: (suggestion: Suggestion, reason: string) =>
      mutate(async () => {
        await dismissSuggestion(ids, suggestion, reason);
        toast("Dismissed", {
          id: TOAST,
          description: suggestion.title,
          action: { label: "Undo", onClick: () => mutate(() => reopenSuggestion(ids, suggestion)) },
        });
      }),
    reopen: (suggestion: Suggestion) => mutate(() => reopenSuggestion(ids, suggestion)),
  };
}
