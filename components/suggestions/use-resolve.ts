"use client";

import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { ApiError } from "@/lib/api/client/errors";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import {
  applySuggestion,
  applySuggestions,
  dismissSuggestion,
  moveSuggestions,
  type Overrides,
  type Resolved,
  reopenSuggestion,
  revertSuggestion,
  type Suggestion,
  type SuggestionStatus,
} from "./queries";

/** A single message, so that its Undo always belongs to the latest step. */
const TOAST = "suggestion";

/** A decision, which moves suggestions to another list. */
type Step = {
  to: SuggestionStatus;
  suggestions: readonly Suggestion[];
  /** What the person wrote. It is there again if the step fails. */
  overrides?: Overrides;
  reason?: string;
  act: () => Promise<readonly Resolved[]>;
  tell?: (changed: number) => void;
};

/** The latest step of a suggestion, and what became of it. */
export type LatestStep = Step & { status: "idle" | "pending" | "success" | "error"; error: Error | null };

/**
 * Applies, dismisses, undoes and reopens suggestions, one step after another; the last one can be undone. A suggestion
 * is shown in its new list at once, and in its old one again if the step fails.
 */
export function useResolve(ids: QuestionIds) {
  const cache = useQueryClient();
  const router = useRouter();
  const queryKey = ["questions", ids.questionId];
  const mutationKey = [...queryKey, "resolve"];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ act }: Step) => act(),
    onSuccess: async (resolved, { tell }) => {
      await moveSuggestions(
        cache,
        ids,
        resolved.map(({ suggestion }) => suggestion),
      );
      tell?.(resolved.reduce((sum, { responses_changed: changed }) => sum + changed, 0));
    },
    onSettled: () => {
      // Not awaited: the open list may have to be computed, and the next step need not wait for that.
      void cache.invalidateQueries({ queryKey });
      router.refresh();
    },
    scope: { id: `suggestions ${ids.questionId}` },
  });
  const steps = useMutationState({
    filters: { mutationKey },
    select: ({ state: { variables, status, error } }) => ({ ...(variables as Step), status, error }),
  });
  const latest = new Map<string, LatestStep>(steps.flatMap((step) => step.suggestions.map(({ id }) => [id, step])));

  const tell = (title: string, description: string, undo: Step) =>
    toast(title, { id: TOAST, description, action: { label: "Undo", onClick: () => mutate(undo) } });
  const reverting = (suggestions: readonly Suggestion[]): Step => ({
    to: "pending",
    suggestions,
    act: async () => {
      const reverted: Resolved[] = [];
      for (const suggestion of suggestions.toReversed()) reverted.push(await revertSuggestion(ids, suggestion));
      return reverted;
    },
  });
  const reopening = (suggestion: Suggestion): Step => ({
    to: "pending",
    suggestions: [suggestion],
    act: async () => [await reopenSuggestion(ids, suggestion)],
  });
  return {
    latest,
    /** The suggestions of a list, without those that are leaving it, and with those that are arriving. */
    withMoves: (status: SuggestionStatus, listed: readonly Suggestion[]): Suggestion[] => {
      const arriving = [...latest].flatMap(([id, step]) =>
        step.status === "pending" && step.to === status ? step.suggestions.filter((one) => one.id === id) : [],
      );
      const shown = [...arriving, ...listed.filter(({ id }) => latest.get(id)?.status !== "pending")];
      return status === "pending" ? shown.toSorted(bySureness) : shown;
    },
    apply: (suggestion: Suggestion, overrides: Overrides) =>
      mutate({
        to: "applied",
        suggestions: [suggestion],
        overrides,
        act: async () => [await applySuggestion(ids, suggestion, overrides)],
        tell: (changed) => tell(suggestion.title, `${counted(changed, "answer")} changed`, reverting([suggestion])),
      }),
    applyAll: (suggestions: readonly Suggestion[]) =>
      mutate({
        to: "applied",
        suggestions,
        act: () => applySuggestions(ids, suggestions),
        tell: (changed) =>
          tell(
            `${counted(suggestions.length, "suggestion")} applied`,
            `${counted(changed, "change")} to answers`,
            reverting(suggestions),
          ),
      }),
    dismiss: (suggestion: Suggestion, reason: string) =>
      mutate({
        to: "dismissed",
        suggestions: [suggestion],
        reason,
        act: async () => [await dismissSuggestion(ids, suggestion, reason)],
        tell: () => tell("Dismissed", suggestion.title, reopening(suggestion)),
      }),
    revert: (suggestion: Suggestion) =>
      mutate({
        ...reverting([suggestion]),
        tell: (changed) =>
          toast("Undone", { id: TOAST, description: `${counted(changed, "answer")} as before`, action: undefined }),
      }),
    reopen: (suggestion: Suggestion) => mutate(reopening(suggestion)),
  };
}

const CONFIDENCES = ["high", "medium", "low"];

/** The order of the open list as the service sends it. */
const bySureness = (one: Suggestion, other: Suggestion): number =>
  CONFIDENCES.indexOf(one.confidence) - CONFIDENCES.indexOf(other.confidence) ||
  other.impact.responses_affected - one.impact.responses_affected ||
  (one.id < other.id ? -1 : 1);

const MOVING: Record<SuggestionStatus, string> = {
  applied: "Being applied…",
  dismissed: "Being dismissed…",
  pending: "Being reopened…",
};

const FAILED: Record<SuggestionStatus, string> = {
  applied: "Not applied",
  dismissed: "Not dismissed",
  pending: "Not reopened",
};

/** What is being done with a suggestion, or why that failed; null if there is nothing to say. */
export function wordsOf(step: LatestStep | undefined, { id, status }: Suggestion) {
  if (step?.status === "pending") return { moving: MOVING[step.to], failed: null };
  if (step?.status !== "error" || step.to === status) return { moving: null, failed: null };
  const path = `suggestions[${step.suggestions.findIndex((one) => one.id === id)}]`;
  const issues = step.error instanceof ApiError ? step.error.issues : [];
  const message = issues.find((issue) => issue.path === path)?.message ?? step.error?.message;
  return { moving: null, failed: `${FAILED[step.to]}: ${message}` };
}
