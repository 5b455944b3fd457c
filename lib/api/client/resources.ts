import type { z } from "zod";
import type { ErrorCode as DeclaredErrorCode } from "@/lib/errors";
import type * as coding from "../contract/coding";
import type * as jobs from "../contract/jobs";
import type * as projects from "../contract/projects";
import type * as usage from "../contract/usage";
import { endpoint, type MethodsOf } from "./contract-methods";
import type { EndpointTree } from "./endpoint";

/** Where each operation of the contract stands in the client. */
export const RESOURCES = {
  code: endpoint<typeof coding.code>("POST /v2/code", "body"),
  credits: {
    estimate: endpoint<typeof coding.estimateCredits>("POST /v2/credits/estimate", "body"),
    usage: endpoint<typeof usage.getUsage>("GET /v2/usage"),
    ledger: endpoint<typeof usage.listLedger>("GET /v2/usage/ledger", "query"),
  },
  jobs: {
    list: endpoint<typeof jobs.listJobs>("GET /v2/jobs", "query"),
    get: endpoint<typeof jobs.getJob>("GET /v2/jobs/{id}"),
    cancel: endpoint<typeof jobs.cancelJob>("POST /v2/jobs/{id}/cancel"),
  },
  projects: {
    create: endpoint<typeof projects.createProject>("POST /v2/projects", "body"),
    list: endpoint<typeof projects.listProjects>("GET /v2/projects", "query"),
    get: endpoint<typeof projects.getProject>("GET /v2/projects/{projectId}"),
  },
  responses: {
    upload: endpoint<typeof projects.uploadResponses>(
      "POST /v2/projects/{projectId}/questions/{questionId}/upload/json",
      "body",
    ),
    list: endpoint<typeof projects.listResponses>(
      "GET /v2/projects/{projectId}/questions/{questionId}/responses",
      "query",
    ),
  },
  codebook: {
    get: endpoint<typeof projects.getCodebook>("GET /v2/projects/{projectId}/questions/{questionId}/codebook"),
  },
} satisfies EndpointTree;

export type Resources = MethodsOf<typeof RESOURCES>;

export type Job = z.output<typeof jobs.job>;
export type ErrorCode = DeclaredErrorCode;
