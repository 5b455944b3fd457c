import { createClient, methodsFor } from "@/lib/api/client/client";
import { endpoint, type MethodsOf } from "@/lib/api/client/contract-methods";
import type * as contract from "@/lib/api/contract/workbench";
import { PATIENT } from "./patient-fetch";

/** The public API, called as the person who is signed in. */
export const api = createClient({ baseUrl: "/api", ...PATIENT });

const READS = {
  projects: endpoint<typeof contract.listProjectIndex>("GET /workbench/projects"),
  example: endpoint<typeof contract.readExample>("GET /workbench/example"),
  previewFile: endpoint<typeof contract.previewFile>("POST /workbench/file-preview", "form"),
  job: endpoint<typeof contract.readJobProgress>("GET /workbench/jobs/{jobId}"),
  answers: endpoint<typeof contract.listAnswers>("GET /workbench/questions/{questionId}/answers", "query"),
  codebook: endpoint<typeof contract.readCodebookView>("GET /workbench/questions/{questionId}/codebook"),
  authors: endpoint<typeof contract.listVersionAuthors>("GET /workbench/questions/{questionId}/authors"),
  codes: endpoint<typeof contract.readCodes>("GET /workbench/questions/{questionId}/codes"),
  reviewers: endpoint<typeof contract.listReviewers>("GET /workbench/questions/{questionId}/reviewers"),
  people: endpoint<typeof contract.listAssignable>("GET /workbench/questions/{questionId}/people"),
  counts: endpoint<typeof contract.countAnswers>("GET /workbench/questions/{questionId}/counts"),
  segments: endpoint<typeof contract.listSegments>("GET /workbench/questions/{questionId}/segments"),
};

/** Reads of the service's own pages. They are retried once only, so that a user soon sees what is wrong. */
export const pages = methodsFor(READS, { baseUrl: "/api", retries: 1, ...PATIENT }) as unknown as MethodsOf<
  typeof READS
>;
