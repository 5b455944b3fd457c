"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { codesQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { api, pages } from "../workbench/api";

/** The category for codes made while reading answers; they can be moved in the codebook. */
const UNSORTED = "Unsorted";

/** Makes a code of a name, and returns it as the lists of codes show it. */
export function useNewCode(ids: QuestionIds) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { id } = await api.codebook.codes.create(ids, { category: UNSORTED, name });
      const codes = await pages.codes(ids.questionId);
      queries.setQueryData(codesQuery(ids.questionId).queryKey, codes);
      const made = codes.find((code) => code.id === id);
      if (!made) throw new Error("The new code is gone already. Somebody may have taken it back.");
      return made;
    },
  });
}
