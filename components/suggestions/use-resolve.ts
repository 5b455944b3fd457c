"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { useActs } from "../questions/use-acts";
import { counted } from "../ui/figures";
import {
  applySuggestion,
  applySuggestions,
  dismissSuggestion,
  type Overrides,
  reopenSuggestion,
  revertSuggestion,
  type Suggestion,
  suggestionsQuery,
} from "./queries";

/** A single message, so that its Undo always belongs to the latest step. */
const TOAST = "suggestion";

/** Applies, dismisses, takes back and reopens suggestions, one act after another; the last one can be undone. */
export function useResolve(ids: QuestionIds) {
  const { act, isPending } = useActs(ids, "suggestions");
  /** The suggestions that are being applied: a double click applies one once. */
  const applying = useRef(new Set<string>());
  const cache = useQueryClient();
  /** Takes suggestions off the open list at once: its next version may have to be computed. */
  const takeOff = (gone: readonly Suggestion[]) =>
    cache.setQueryData(
      suggestionsQuery(ids, "pending").queryKey,
      (listed) =>
        listed && {
          ...listed,
          suggestions: listed.suggestions.filter(({ id }) => !gone.some((each) => each.id === id)),
        },
    );
  const tell = (title: string, description: string, undo: () => Promise<unknown>) =>
    toast(title, { id: TOAST, description, action: { label: "Undo", onClick: () => act(undo) } });
  return {
    isPending,
    apply: (suggestion: Suggestion, overrides: Overrides) => {
      if (applying.current.has(suggestion.id)) return;
      applying.current.add(suggestion.id);
      act(async () => {
        try {
          const { responses_changed: changed } = await applySuggestion(ids, suggestion, overrides);
          takeOff([suggestion]);
          tell(suggestion.title, `${counted(changed, "answer")} changed`, () => revertSuggestion(ids, suggestion));
        } finally {
          applying.current.delete(suggestion.id);
        }
      });
    },
    applyAll: (suggestions: readonly Suggestion[]) =>
      act(async () => {
        const applied = await applySuggestions(ids, suggestions);
        takeOff(suggestions);
        const changes = applied.reduce((sum, { responses_changed: changed }) => sum + changed, 0);
        tell(
          `${counted(suggestions.length, "suggestion")} applied`,
          `${counted(changes, "change")} of answers`,
          async () => {
            for (const suggestion of suggestions.toReversed()) await revertSuggestion(ids, suggestion);
          },
        );
      }),
    dismiss: (suggestion: Suggestion, reason: string) =>
      act(async () => {
        await dismissSuggestion(ids, suggestion, reason);
        takeOff([suggestion]);
        tell("Dismissed", suggestion.title, () => reopenSuggestion(ids, suggestion));
      }),
    revert: (suggestion: Suggestion) =>
      act(async () => {
        const { responses_changed: changed } = await revertSuggestion(ids, suggestion);
        toast("Taken back", { id: TOAST, description: `${counted(changed, "answer")} as before` });
      }),
    reopen: (suggestion: Suggestion) => act(() => reopenSuggestion(ids, suggestion)),
  };
}
