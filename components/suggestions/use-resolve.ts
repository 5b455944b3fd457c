"use client";

import type { QuestionIds } from "../questions/question-ids";
import { useActs } from "../questions/use-acts";
import { counted } from "../ui/figures";
import { toast } from "../ui/toast";
import {
  applySuggestion,
  dismissSuggestion,
  type Overrides,
  reopenSuggestion,
  type Suggestion,
  takeBack,
} from "./queries";

/** A single message, so that its Undo always belongs to the latest step. */
const TOAST = "suggestion";

/** Applies, dismisses and reopens suggestions, one after another; the last application can be undone. */
export function useResolve(ids: QuestionIds) {
  const { act, isPending } = useActs(ids, "suggestions");
  const applyOne = async (suggestion: Suggestion, overrides: Overrides) => {
    const { responses_changed: changed, version } = await applySuggestion(ids, suggestion, overrides);
    toast(suggestion.title, {
      id: TOAST,
      description: `${counted(changed, "answer")} changed`,
      action: { label: "Undo", onClick: () => act(() => takeBack(ids, suggestion, version)) },
    });
  };
  return {
    isPending,
    apply: (suggestion: Suggestion, overrides: Overrides) => act(() => applyOne(suggestion, overrides)),
    applyAll: (suggestions: readonly Suggestion[]) => {
      for (const suggestion of suggestions) act(() => applyOne(suggestion, {}));
    },
    dismiss: (suggestion: Suggestion, reason: string) =>
      act(async () => {
        await dismissSuggestion(ids, suggestion, reason);
        toast("Dismissed", {
          id: TOAST,
          description: suggestion.title,
          action: { label: "Undo", onClick: () => act(() => reopenSuggestion(ids, suggestion)) },
        });
      }),
    reopen: (suggestion: Suggestion) => act(() => reopenSuggestion(ids, suggestion)),
  };
}
