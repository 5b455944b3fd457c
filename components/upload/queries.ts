import { queryOptions } from "@tanstack/react-query";
import { api, pages } from "../workbench/api";
import { type AboutCodes, type ChosenOrders, type ColumnRole, mappingOf } from "./column-roles";

/** The target of the answers: the questions of a project, or one question. */
export type UploadTarget = { projectId: string; questionId?: string };

/** The options for reading a file that a person has chosen; the service guesses the rest. */
export type ReadingOptions = {
  sheet?: string;
  header?: boolean;
  delimiter?: string;
  encoding?: string;
  placeholders?: boolean;
};

type FileReading = {
  file: File;
  options: ReadingOptions;
  roles: readonly ColumnRole[] | null;
  orders?: ChosenOrders;
  aboutCodes?: AboutCodes;
};
type Reply = Awaited<ReturnType<typeof api.projects.uploadFile>>;
export type FilePreview = Awaited<ReturnType<typeof pages.previewFile>>;
export type LoadedFile = Extract<Reply, { uploaded: number }>;
export type BadRow = FilePreview["problems"][number];

const send = ({ projectId, questionId }: UploadTarget, form: Parameters<typeof api.projects.uploadFile>[1]) =>
  questionId ? api.responses.uploadFile({ projectId, questionId }, form) : api.projects.uploadFile(projectId, form);

const formOf = ({ file, options, roles, orders, aboutCodes }: FileReading) => ({
  file,
  options,
  ...(roles !== null && { mapping: mappingOf(roles, orders, aboutCodes) }),
});

/**
 * A preview of the file, read with the given roles of its columns or else with guessed ones. The target is null for a
 * project that does not exist yet.
 */
export const previewQuery = (target: UploadTarget | null, reading: FileReading) =>
  queryOptions({
    queryKey: ["upload", target, ...keyOf(reading)],
    queryFn: async (): Promise<FilePreview> => {
      if (!target) return pages.previewFile(formOf(reading));
      const reply = await send(target, { ...formOf(reading), dry_run: true });
      if (!("row_count" in reply)) throw new Error("The file could not be previewed. Try again.");
      return reply;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

const keyOf = ({ file: { name, size, lastModified }, options, roles, orders, aboutCodes }: FileReading) => [
  name,
  size,
  lastModified,
  options,
  roles,
  orders,
  aboutCodes?.others,
];

type Load = FileReading & { skipBadRows: boolean; onProgress: (share: number) => void };
/**
 * How a file is to be loaded, with the wordings of its columns that a person typed, and the language of a new project.
 */
export type LoadOrder = Load & { wordings: ReadonlyMap<string, string>; language: string };

/** Loads a file; a large one by a job, whose progress goes to `onProgress`. */
export async function loadFile(target: UploadTarget, { skipBadRows, onProgress, ...reading }: Load) {
  const reply = await send(target, { ...formOf(reading), skip_bad_rows: skipBadRows });
  if ("uploaded" in reply) return reply;
  if (!("job_id" in reply)) throw new Error("The file was only previewed, not loaded. Try again.");
  const { result } = await api.waitForJob(reply.job_id, {
    onProgress: ({ percentage }) => onProgress(percentage / 100),
  });
  return result as LoadedFile;
}

/** Loads a file, and gives the questions that it makes the wordings that a person typed. */
export async function loadAnswers(target: UploadTarget, { wordings, ...load }: LoadOrder): Promise<LoadedFile> {
  const loaded = await loadFile(target, load);
  if (!target.questionId) await wordQuestions(target.projectId, loaded, wordings);
  return loaded;
}

/** Gives the questions that the file has made the wordings that a person typed for its columns. */
export async function wordQuestions(projectId: string, loaded: LoadedFile, wordings: ReadonlyMap<string, string>) {
  for (const { question_id, text, column } of loaded.questions) {
    const wording = wordings.get(column)?.trim();
    if (wording && wording !== text)
      await api.questions.update({ projectId, questionId: question_id }, { text: wording });
  }
}
