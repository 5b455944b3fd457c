import { infiniteQueryOptions, queryOptions, skipToken } from "@tanstack/react-query";
import type { CodingType, Sentiment } from "@/db/schema/terms";
import { pause } from "@/lib/api/client/pause";
import type { QuestionIds } from "../questions/question-ids";
import type { ReadingOptions } from "../upload/queries";
import { api, pages } from "../workbench/api";
import { generationBody, type Knobs } from "./generation-body";

/** A question's codebook with the number of answers per code. */
export const codebookQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "codebook"],
    queryFn: ({ signal }) => pages.codebook(questionId, { signal }),
  });

const QUOTES = 4;

/** The first few answers that have the code. */
export const quotesQuery = (questionId: string, codeId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "quotes", codeId],
    queryFn: ({ signal }) => pages.answers(questionId, { code: codeId, limit: QUOTES }, { signal }),
  });

const MAX_PAIRS = 1_000;

/** How many answers of a code have each other code too, by its id; the most frequent first. */
export const togetherQuery = ({ projectId, questionId }: QuestionIds, codeId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "together", codeId],
    queryFn: ({ signal }) =>
      api.analytics.coOccurrence(
        { project_id: projectId, question_id: questionId, filter: { code: codeId }, limit: MAX_PAIRS },
        { signal },
      ),
    select: (pairs) =>
      new Map(
        pairs
          .filter(({ codes }) => codes.some(({ code_id }) => code_id === codeId))
          .map(({ codes, count }) => [codes.find(({ code_id }) => code_id !== codeId)?.code_id ?? "", count]),
      ),
  });

/** The rules that a model has written for the codes. */
export const manualQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "manual"],
    queryFn: ({ signal }) => api.codebook.manual(ids, { signal }),
    staleTime: 30_000,
  });

/** The versions of a codebook, newest first. */
export const versionsQuery = (ids: QuestionIds) =>
  infiniteQueryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "versions"],
    queryFn: ({ pageParam, signal }) =>
      api.codebook.versions.list(ids, { limit: 30, ...(pageParam && { cursor: pageParam }) }, { signal }).reply(),
    initialPageParam: "",
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

/** The names of those who made versions of a codebook, by the `actor` of a version. */
export const authorsQuery = ({ questionId }: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", questionId, "codebook", "authors"],
    queryFn: ({ signal }) => pages.authors(questionId, { signal }),
    select: (authors) => new Map(authors.map(({ actor, name }) => [actor, name])),
  });

/** A version with its codebook, and with what a run changed. */
export const versionQuery = (ids: QuestionIds, version: number) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "version", version],
    queryFn: ({ signal }) => api.codebook.versions.get({ ...ids, version }, { signal }),
  });

/** The differences between two versions of a codebook. */
export const diffQuery = (ids: QuestionIds, from: number, to: number) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "diff", from, to],
    queryFn: ({ signal }) => api.codebook.versions.diff({ ...ids, version: from }, { against: to }, { signal }),
  });

export type CodeFields = {
  name?: string;
  definition?: string | null;
  include?: string | null;
  exclude?: string | null;
  always?: string | null;
  sentiment?: Sentiment;
  number?: number;
};
export type NewCode = { name: string; definition?: string; sentiment?: Sentiment };
export type SplitParts = Parameters<typeof api.codebook.codes.split>[1];

export type SplitPreview = Awaited<ReturnType<typeof api.codebook.codes.previewSplit>>;

/** How a split would divide the answers of a code; nothing is changed. */
export const previewSplit = (ids: QuestionIds, codeId: string, parts: SplitParts) =>
  api.codebook.codes.previewSplit({ ...ids, codeId }, parts);

const TYPING_MS = 300;

export type WordsPreview = Awaited<ReturnType<typeof api.codebook.codes.previewWords>>;

/** The answers that say some words, and those that would get the code by them; asked after a pause in typing. */
export const wordsQuery = (ids: QuestionIds, codeId: string, words: string) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "words", codeId, words],
    queryFn: words
      ? async ({ signal }) => {
          await pause(TYPING_MS, signal);
          return api.codebook.codes.previewWords({ ...ids, codeId }, { always: words }, { signal });
        }
      : skipToken,
    retry: false,
  });

/**
 * The changes that can be made to the codebook at `version`. Each makes the next version; it is refused if somebody
 * else made one first.
 */
export const editsOf = (ids: QuestionIds, version: number) => {
  const seen = { ifMatch: `"${version}"` };
  const code = (codeId: string) => ({ ...ids, codeId });
  const category = (categoryId: string) => ({ ...ids, categoryId });
  const { codes, categories } = api.codebook;
  return {
    updateCode: (codeId: string, { number, ...fields }: CodeFields & { exclusive?: boolean }) =>
      codes.update(code(codeId), { ...fields, ...(number !== undefined && { code_number: number }) }, seen),
    createCode: (categoryId: string, fields: NewCode) =>
      codes.create(ids, { category_id: categoryId, ...fields }, seen),
    deleteCode: (codeId: string) => codes.delete(code(codeId), seen),
    mergeCodes: (into: string, from: string[]) => codes.merge(code(into), { code_ids: from }, seen),
    moveCode: (codeId: string, categoryId: string, position?: number) =>
      codes.move(code(codeId), { category_id: categoryId, ...(position !== undefined && { position }) }, seen),
    applyWords: (codeId: string) => codes.applyWords(code(codeId), seen),
    splitCode: (codeId: string, parts: SplitParts) => codes.split(code(codeId), parts, seen),
    createCategory: (name: string) => categories.create(ids, { name }, seen),
    renameCategory: (categoryId: string, name: string) => categories.update(category(categoryId), { name }, seen),
    moveCategory: (categoryId: string, position: number) => categories.update(category(categoryId), { position }, seen),
    nestCategory: (categoryId: string, parentId: string | null) =>
      categories.update(category(categoryId), { parent_category_id: parentId }, seen),
    deleteCategory: (categoryId: string) => categories.delete(category(categoryId), seen),
    restore: (to: number) => api.codebook.versions.restore({ ...ids, version: to }, seen),
  };
};

export type Edits = ReturnType<typeof editsOf>;

/** The frames that a codebook may begin with. */
export const framesQuery = () =>
  queryOptions({ queryKey: ["frames"], queryFn: ({ signal }) => api.frames.list({}, { signal }), staleTime: 30_000 });

export const saveFrame = ({ projectId, questionId }: QuestionIds, name: string) =>
  api.frames.create({ name, project_id: projectId, question_id: questionId });

/** Starts the job that generates a codebook from the answers. */
export const generateCodebook = (ids: QuestionIds, knobs: Knobs) => api.codebook.generate(ids, generationBody(knobs));

export type CodebookDiff = Awaited<ReturnType<typeof api.codebook.versions.diff>>;

/** The coding type that suits the answers, and why. */
export const recommendationQuery = ({ projectId, questionId }: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", questionId, "recommendation"],
    queryFn: ({ signal }) => api.codebook.recommendType({ project_id: projectId, question_id: questionId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const updateQuestion = (
  ids: QuestionIds,
  fields: { text?: string; coding_type?: CodingType; max_codes_per_answer?: number | null },
) => api.questions.update(ids, fields);

/** The ids of the codes that stand alone. */
export const exclusiveQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "exclusive"],
    queryFn: ({ signal }) => api.codebook.get(ids, { signal }),
    select: ({ categories }) =>
      new Set(categories.flatMap(({ codes }) => codes.flatMap(({ id, exclusive }) => (exclusive ? [id] : [])))),
  });

/** The most codes that an answer may have; null for any number. */
export const maxCodesQuery = (ids: QuestionIds) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "max-codes"],
    queryFn: ({ signal }) => api.questions.get(ids, { signal }),
    select: ({ max_codes_per_answer }) => max_codes_per_answer,
  });

/** A file of codes, and how a person wants it to be read: the roles of its columns, null if they are guessed. */
export type FrameReading = { file: File; options: ReadingOptions; roles: readonly FrameRole[] | null };
export type FramePreview = Extract<Awaited<ReturnType<typeof api.codebook.importFile>>, { removed: unknown }>;
export type FrameRole = FramePreview["columns"][number]["role"];

const frameForm = ({ file, options, roles }: FrameReading) => ({
  file,
  options,
  ...(roles && { mapping: frameMapping(roles) }),
});

/** The roles of the columns as the API takes them: columns by their position. */
function frameMapping(roles: readonly FrameRole[]) {
  const having = (role: FrameRole) => roles.flatMap((given, column) => (given === role ? [column] : []));
  const one = (role: FrameRole) => having(role)[0] ?? null;
  const [code] = having("code");
  return {
    ...(code !== undefined && { code }),
    ...{
      number: one("number"),
      nets: having("net"),
      parent: one("parent"),
      definition: one("definition"),
      include: one("include"),
    },
    ...{ exclude: one("exclude"), always: one("always"), exclusive: one("exclusive"), sentiment: one("sentiment") },
    code_id: one("code_id"),
  };
}

/** How a file of codes would be read, and what it would change; nothing is asked before a file is chosen. */
export const framePreviewQuery = (ids: QuestionIds, reading: FrameReading | null) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "codebook", "import", ...(reading ? keyOf(reading) : [])],
    queryFn: reading ? () => previewFrame(ids, reading) : skipToken,
    retry: false,
  });

const keyOf = ({ file: { name, size, lastModified }, options, roles }: FrameReading) => [
  ...[name, size, lastModified],
  ...[options, roles],
];

async function previewFrame(ids: QuestionIds, reading: FrameReading): Promise<FramePreview> {
  const reply = await api.codebook.importFile(ids, { ...frameForm(reading), dry_run: true });
  if (!("removed" in reply)) throw new Error("The file could not be previewed. Try again.");
  return reply;
}

export const importFrame = (ids: QuestionIds, reading: FrameReading) =>
  api.codebook.importFile(ids, frameForm(reading));

/** The address of the codebook as a file, which can be imported again. */
export const exportAddress = ({ projectId, questionId }: QuestionIds, format: "json" | "csv" | "xlsx") =>
  `/api/v2/projects/${projectId}/questions/${questionId}/codebook/export?format=${format}`;
