import { z } from "zod";
import { answerQuery } from "./answer-query";
import { LIST, pageFileOperation, pageOperation } from "./operation";
import {
  answerCounts,
  answerPage,
  codebookView,
  codeLine,
  indexedProject,
  jobProgress,
  segment,
  versionAuthor,
} from "./result-shapes";
import { filePreview, previewForm } from "./uploads";
import { id, jobId } from "./values";

/** Operations that the service's own pages use after they have loaded. */

const shared = { scope: "projects:read" } as const;
const ofJob = z.object({ jobId });
const ofQuestion = z.object({ questionId: id });

export const listProjectIndex = pageOperation({
  ...shared,
  id: "listProjectIndex",
  coders: true,
  path: "/workbench/projects",
  replies: { 200: { description: "The names of projects and questions", data: z.array(indexedProject) } },
});

export const readExample = pageOperation({
  ...shared,
  id: "readExample",
  path: "/workbench/example",
  replies: {},
  file: { description: "The example survey", mediaTypes: ["text/csv"] },
});

/** The columns of a file for a project that does not exist yet. */
export const previewFile = pageFileOperation({
  id: "previewFile",
  scope: "projects:write",
  path: "/workbench/file-preview",
  form: previewForm,
  replies: { 200: { description: "How the file would be read", data: filePreview } },
});

export const readJobProgress = pageOperation({
  ...shared,
  id: "readJobProgress",
  coders: true,
  path: "/workbench/jobs/{jobId}",
  params: ofJob,
  replies: { 200: { description: "The progress of the job", data: jobProgress } },
});

export const watchJob = pageOperation({
  ...shared,
  id: "watchJob",
  coders: true,
  path: "/workbench/jobs/{jobId}/live",
  params: ofJob,
  replies: {},
  events: jobProgress,
});

export const listAnswers = pageOperation({
  ...shared,
  id: "listAnswers",
  coders: true,
  weight: LIST,
  path: "/workbench/questions/{questionId}/answers",
  params: ofQuestion,
  query: answerQuery,
  replies: { 200: { description: "A page of answers with their codes", data: answerPage } },
});

export const readCodebookView = pageOperation({
  ...shared,
  id: "readCodebookView",
  coders: true,
  path: "/workbench/questions/{questionId}/codebook",
  params: ofQuestion,
  replies: { 200: { description: "The codebook with its counts", data: codebookView } },
});

export const readCodes = pageOperation({
  ...shared,
  id: "readCodes",
  coders: true,
  path: "/workbench/questions/{questionId}/codes",
  params: ofQuestion,
  replies: { 200: { description: "The codes, the most frequent first", data: z.array(codeLine) } },
});

export const listVersionAuthors = pageOperation({
  ...shared,
  id: "listVersionAuthors",
  path: "/workbench/questions/{questionId}/authors",
  params: ofQuestion,
  replies: {
    200: { description: "The names of those who made versions of the codebook", data: z.array(versionAuthor) },
  },
});

export const listReviewers = pageOperation({
  ...shared,
  id: "listReviewers",
  path: "/workbench/questions/{questionId}/reviewers",
  params: ofQuestion,
  replies: {
    200: {
      description: "Who has decided about answers",
      data: z.array(z.object({ reviewer: z.string(), name: z.string() })),
    },
  },
});

export const listAssignable = pageOperation({
  ...shared,
  id: "listAssignable",
  path: "/workbench/questions/{questionId}/people",
  params: ofQuestion,
  replies: {
    200: { description: "To whom answers can be assigned", data: z.array(z.object({ id, name: z.string() })) },
  },
});

export const countAnswers = pageOperation({
  ...shared,
  id: "countAnswers",
  coders: true,
  path: "/workbench/questions/{questionId}/counts",
  params: ofQuestion,
  replies: { 200: { description: "How the answers divide", data: answerCounts } },
});

export const listSegments = pageOperation({
  ...shared,
  id: "listSegments",
  coders: true,
  path: "/workbench/questions/{questionId}/segments",
  params: ofQuestion,
  replies: { 200: { description: "The segments with their sizes", data: z.array(segment) } },
});
