"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type MouseEvent, useMemo } from "react";
import { toast } from "sonner";
import type { CodebookView } from "@/lib/analytics/read-codebook-view";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { ApiError } from "@/lib/api/client/errors";
import type { QuestionIds } from "../questions/question-ids";
import { showFailure } from "../ui/show-failure";
import { authorsQuery, type CodeFields, codebookQuery, type Edits, editsOf, versionsQuery } from "./queries";
import { tellConflict } from "./tell-conflict";
import { type Change, useChanges } from "./use-changes";

type Edit = {
  /**
   * Makes the change. `since` is the version before it, if that is later than the one on the page; `done` replaces the
   * edit's.
   */
  act: (edits: Edits) => Promise<{ version: number; since?: number; done?: string } | null>;
  /** The text of the message with the Undo button. If it is omitted, no message appears. */
  done?: string;
  /** How the codebook will look. Shown before the service has answered. */
  expect?: (view: CodebookView) => CodebookView;
  /** The version that Undo restores if this edit is the last of several; by default the one before this edit. */
  since?: number | undefined;
};

type Step = Pick<Edit, "act" | "expect"> & {
  /** Called if the step failed, or if there was nothing to do. */
  fail?: () => void;
  succeed?: (before: number, after: number, done?: string) => void;
  /** Repeats the step. Offered to the person after a conflict. */
  again?: () => void;
};

const TOAST = "codebook-change";
/** A message that replaces the previous one, whose description would otherwise stay. */
const PLAIN = { id: TOAST, description: undefined };
/**
 * A button of a message that stays until the next message replaces it. Otherwise Sonner would remove the message after
 * the click, and with it a next one that comes within its last 200 ms.
 */
const buttonOf = (label: string, act: () => void) => ({
  label,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    act();
  },
});

/**
 * A question's codebook and the ways to change it. Each change is a version. Undo and redo revert or repeat exactly one
 * change, of this page or, when it was opened, of anybody; they refuse if somebody else has changed the codebook since.
 */
export function useCodebook(ids: QuestionIds) {
  const queries = useQueryClient();
  const router = useRouter();
  const query = codebookQuery(ids.questionId);
  const { data: view } = useSuspenseQuery(query);
  const changes = useChanges(useStoredChanges(ids, view.version));

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async ({ act, succeed, fail }: Step) => {
      const before = queries.getQueryData(query.queryKey)?.version ?? 0;
      const changed = await act(editsOf(ids, before));
      if (changed) succeed?.(changed.since ?? before, changed.version, changed.done);
      else fail?.();
      return before;
    },
    onMutate: ({ expect }) => {
      const before = queries.getQueryData(query.queryKey);
      if (before && expect) queries.setQueryData(query.queryKey, expect(before));
      return before;
    },
    onError: (error, { fail, again }, before) => {
      if (before) queries.setQueryData(query.queryKey, before);
      fail?.();
      if (isConflict(error)) void tellConflict(ids, again);
      else showFailure(error);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
      router.refresh();
    },
    scope: { id: ids.questionId },
    meta: { isShownInPlace: true },
  });

  function stepOf(given: Edit): Step {
    const { done, since, ...step } = given;
    if (!done) return step;
    const change: Change = { words: done };
    changes.add(change);
    return {
      ...step,
      // The last of several edits (`since`) is not repeated after a conflict: its Undo restores the version before the
      // first edit, and would revert the other person's change too.
      ...(since === undefined && { again: () => mutate(stepOf(given)) }),
      fail: () => changes.drop(change),
      succeed: (before, after, words = done) => {
        Object.assign(change, { before: since ?? before, after, words });
        toast(words, { ...PLAIN, action: buttonOf("Undo", () => undo(change)) });
      },
    };
  }

  /** Restores version `to`, if the codebook has not changed since. */
  function restore(change: Change, way: "undo" | "redo", succeed: () => void): void {
    const back = way === "undo";
    let to: number | undefined;
    mutate({
      act: async (edits) => {
        const [from, target] = back ? [change.after, change.before] : [change.before, change.after];
        if (from === undefined || target === undefined) return null;
        if (!changes.areEqual(queries.getQueryData(query.queryKey)?.version ?? 0, from)) {
          toast.error("The codebook has changed elsewhere since. Its history can restore any version.", PLAIN);
          return null;
        }
        to = target;
        return edits.restore(target);
      },
      fail: () => (back ? changes.moveToPast(change) : changes.moveToUndone(change)),
      succeed: (_, after) => {
        if (to !== undefined) changes.noteRestored(after, to);
        succeed();
      },
    });
  }

  /** Undoes the latest change; does nothing if it was undone already. */
  function undo(change = changes.latest()): void {
    if (!change || change !== changes.latest()) return;
    changes.moveToUndone(change);
    restore(change, "undo", () =>
      toast("Taken back", {
        id: TOAST,
        description: change.words,
        action: buttonOf("Redo", () => redo(change)),
      }),
    );
  }

  function redo(change = changes.latestUndone()): void {
    if (!change || change !== changes.latestUndone()) return;
    changes.moveToPast(change);
    restore(change, "redo", () => toast(change.words, { ...PLAIN, action: buttonOf("Undo", () => undo(change)) }));
  }

  /** If somebody else has changed the codebook, but not these fields of this code, makes the change all the same. */
  async function updateUnlessContested(edits: Edits, code: CodeLine, fields: CodeFields) {
    try {
      return await edits.updateCode(code.id, fields);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { version, categories } = await queries.fetchQuery({ ...query, staleTime: 0 });
      const now = categories.flatMap(({ codes }) => codes).find(({ id }) => id === code.id);
      const names = Object.keys(fields) as (keyof CodeFields)[];
      if (!now || names.some((name) => now[name] !== code[name])) throw error;
      return { ...(await editsOf(ids, version).updateCode(code.id, fields)), since: version };
    }
  }

  const edit = (given: Edit) => mutate(stepOf(given));
  const editAndWait = (given: Edit) => mutateAsync(stepOf(given));
  const codeEdit = (code: CodeLine, fields: CodeFields): Edit => ({
    act: (edits) => updateUnlessContested(edits, code, fields),
    done: `“${fields.name ?? code.name}” changed`,
    expect: (before) => withCode(before, code.id, fields),
  });
  return {
    view,
    edit,
    editAndWait,
    isEditing: isPending,
    /** Whether the codebook has the code now. */
    holds: (codeId: string) => {
      const now = queries.getQueryData(query.queryKey);
      return now?.categories.some(({ codes }) => codes.some(({ id }) => id === codeId)) ?? true;
    },
    updateCode: (code: CodeLine, fields: CodeFields) => edit(codeEdit(code, fields)),
    updateCodeAndWait: (code: CodeLine, fields: CodeFields) => editAndWait(codeEdit(code, fields)),
    /** Makes several changes one after the other, which one undo takes back. */
    editAll: async (edits: readonly Omit<Edit, "done" | "since">[], done: string) => {
      let since: number | undefined;
      for (const [index, given] of edits.entries()) {
        const isLast = index === edits.length - 1;
        const before = await editAndWait({ ...given, ...(isLast && { done, since }) });
        since ??= before;
      }
    },
    undo: () => undo(),
    redo: () => redo(),
    mayUndo: changes.past.length > 0,
    mayRedo: changes.undone.length > 0,
  };
}

/** Kinds of changes that a person undoes; others are taken back in the history, where their differences are shown. */
const BY_HAND: ReadonlySet<string> = new Set(["edit", "merge", "split", "move"]);

/** The latest changes by hand, the last one last, with the names of those who made them. */
function useStoredChanges(ids: QuestionIds, version: number): Change[] {
  const { data: versions } = useInfiniteQuery(versionsQuery(ids));
  const { data: authors } = useQuery(authorsQuery(ids));
  return useMemo(() => {
    const latest = versions?.pages[0]?.data ?? [];
    if (latest[0]?.version !== version) return [];
    const last = latest.findIndex(({ change }) => !BY_HAND.has(change));
    return latest
      .slice(0, last < 0 ? latest.length : last)
      .filter((each) => each.version > 1)
      .map((each) => {
        const author = authors?.get(each.actor);
        const words = author ? `${each.summary} (${author})` : each.summary;
        return { words, before: each.version - 1, after: each.version };
      })
      .reverse();
  }, [versions, authors, version]);
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === "CONFLICT";

export type CodebookEditor = ReturnType<typeof useCodebook>;

const withCode = (view: CodebookView, codeId: string, fields: CodeFields): CodebookView => ({
  ...view,
  categories: view.categories.map((category) => ({
    ...category,
    codes: category.codes.map((code) => (code.id === codeId ? { ...code, ...fields } : code)),
  })),
});
