"use client";

import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { toast } from "sonner";
import type { CodebookView } from "@/lib/results/read-codebook-view";
import type { CodeLine } from "@/lib/results/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { type CodeFields, codebookQuery, type Edits, editsOf } from "./queries";

type Edit = {
  act: (edits: Edits) => Promise<unknown>;
  /** What was done, for the message with the Undo button; without it there is no message. */
  done?: string;
  /** How the codebook will look. Shown before the service has answered. */
  expect?: (view: CodebookView) => CodebookView;
  /** The version that Undo restores, where this edit is the last of several; by default the one just before it. */
  since?: number | undefined;
};

/** A question's codebook and the ways to change it. Each change is a version; Undo restores the version before it. */
export function useCodebook(ids: QuestionIds) {
  const queries = useQueryClient();
  const router = useRouter();
  const query = codebookQuery(ids.questionId);
  const { data: view } = useSuspenseQuery(query);
  const past = useRef<number[]>([]);

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async ({ act }: Edit) => {
      const version = queries.getQueryData(query.queryKey)?.version ?? 0;
      await act(editsOf(ids, version));
      return version;
    },
    onMutate: ({ expect }) => {
      const before = queries.getQueryData(query.queryKey);
      if (before && expect) queries.setQueryData(query.queryKey, expect(before));
      return before;
    },
    onError: (_error, _edit, before) => before && queries.setQueryData(query.queryKey, before),
    onSuccess: (version, { done, since = version }) => {
      if (!done) return;
      past.current.push(since);
      toast(done, { id: "codebook-change", action: { label: "Undo", onClick: undo } });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
      router.refresh();
    },
    scope: { id: ids.questionId },
  });

  function undo() {
    const version = past.current.pop();
    if (version !== undefined) mutate({ act: ({ restore }) => restore(version) });
  }

  const updateCode = (code: CodeLine, fields: CodeFields) =>
    mutate({
      act: ({ updateCode }) => updateCode(code.id, fields),
      done: `“${fields.name ?? code.name}” changed`,
      expect: (before) => withCode(before, code.id, fields),
    });
  return { view, edit: mutate, editAndWait: mutateAsync, isEditing: isPending, updateCode, undo };
}

export type CodebookEditor = ReturnType<typeof useCodebook>;

const withCode = (view: CodebookView, codeId: string, fields: CodeFields): CodebookView => ({
  ...view,
  categories: view.categories.map((category) => ({
    ...category,
    codes: category.codes.map((code) => (code.id === codeId ? { ...code, ...fields } : code)),
  })),
});
