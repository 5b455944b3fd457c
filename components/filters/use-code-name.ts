"use client";

import { useQuery } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { savedViewsQuery } from "./queries";

type Named = readonly { id: string; name: string }[];

/** A function that names codes by id; also those that the question no longer has, if a saved view still names them. */
export function useCodeName(ids: QuestionIds, codes: Named): (id: string) => string {
  const { data: views = [] } = useQuery(savedViewsQuery(ids));
  const gone = views.flatMap(({ missing }) => missing);
  return (id) => codes.find((code) => code.id === id)?.name ?? gone.find((code) => code.id === id)?.name ?? "unknown";
}
