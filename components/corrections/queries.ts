import { queryOptions } from "@tanstack/react-query";
import { api } from "../workbench/api";

export type QuestionIds = { projectId: string; questionId: string };
export type Corrections = Awaited<ReturnType<typeof api.responses.importCorrections>>;
export type Difference = Corrections["changes"][number];

export const correctionsHref = (questionPath: string) => `${questionPath}/corrections`;

/** Previews the changes that a file would make. */
export const differencesQuery = (ids: QuestionIds, file: File) =>
  queryOptions({
    queryKey: ["corrections", ids, file.name, file.size, file.lastModified],
    queryFn: () => api.responses.importCorrections(ids, { file, dry_run: true }),
    retry: false,
    gcTime: 0,
  });

type ImportOptions = { skipBadRows: boolean; replaceConflicts: boolean };

export const importCorrections = (ids: QuestionIds, file: File, { skipBadRows, replaceConflicts }: ImportOptions) =>
  api.responses.importCorrections(ids, {
    file,
    skip_bad_rows: skipBadRows,
    on_conflict: replaceConflicts ? "replace" : "keep",
  });
