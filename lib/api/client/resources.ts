import type { z } from "zod";
import type { ErrorCode as DeclaredErrorCode } from "@/lib/errors/app-error";
import type * as audit from "../contract/audit";
import type * as coding from "../contract/coding";
import type * as connect from "../contract/connect";
import type * as connections from "../contract/connections";
import type * as jobs from "../contract/jobs";
import type * as people from "../contract/people";
import type * as imports from "../contract/survey-imports";
import type * as usage from "../contract/usage";
import type * as webhooks from "../contract/webhooks";
import { ANALYSIS_RESOURCES } from "./analysis-resources";
import { endpoint, fileEndpoint, type MethodsOf } from "./contract-methods";
import type { EndpointTree } from "./endpoint";
import { SURVEY_RESOURCES } from "./survey-resources";

/** The client's methods for each operation of the contract. */
export const RESOURCES = {
  code: endpoint<typeof coding.code>("POST /v2/code", "body"),
  credits: {
    estimate: endpoint<typeof coding.estimateCredits>("POST /v2/credits/estimate", "body"),
    usage: endpoint<typeof usage.getUsage>("GET /v2/usage"),
    ledger: endpoint<typeof usage.listLedger>("GET /v2/usage/ledger", "query"),
    ledgerFile: fileEndpoint<typeof usage.listLedger>("GET /v2/usage/ledger"),
  },
  jobs: {
    list: endpoint<typeof jobs.listJobs>("GET /v2/jobs", "query"),
    get: endpoint<typeof jobs.getJob>("GET /v2/jobs/{id}", "query"),
    cancel: endpoint<typeof jobs.cancelJob>("POST /v2/jobs/{id}/cancel"),
  },
  ...SURVEY_RESOURCES,
  ...ANALYSIS_RESOURCES,
  members: {
    list: endpoint<typeof people.listMembers>("GET /v2/members", "query"),
    remove: endpoint<typeof people.removeMember>("DELETE /v2/members/{userId}", "body"),
  },
  auditLog: {
    list: endpoint<typeof audit.listActions>("GET /v2/audit-log", "query"),
    file: fileEndpoint<typeof audit.listActions>("GET /v2/audit-log"),
  },
  connections: {
    create: endpoint<typeof connections.createConnection>("POST /v2/connections", "body"),
    list: endpoint<typeof connections.listConnections>("GET /v2/connections", "query"),
    get: endpoint<typeof connections.getConnection>("GET /v2/connections/{id}"),
    update: endpoint<typeof connections.updateConnection>("PATCH /v2/connections/{id}", "body"),
    delete: endpoint<typeof connections.deleteConnection>("DELETE /v2/connections/{id}"),
    test: endpoint<typeof connections.testConnection>("POST /v2/connections/{id}/test"),
    surveys: endpoint<typeof connections.listSurveys>("GET /v2/connections/{id}/surveys", "query"),
    survey: endpoint<typeof connections.getSurvey>("GET /v2/connections/{id}/surveys/{surveyId}"),
    import: endpoint<typeof imports.importSurvey>("POST /v2/connections/{id}/import", "body"),
    imports: endpoint<typeof imports.listImports>("GET /v2/connections/{id}/imports", "query"),
    deleteImport: endpoint<typeof imports.deleteImport>("DELETE /v2/connections/{id}/imports/{importId}"),
  },
  webhooks: {
    create: endpoint<typeof webhooks.createWebhook>("POST /v2/webhooks", "body"),
    list: endpoint<typeof webhooks.listWebhooks>("GET /v2/webhooks", "query"),
    get: endpoint<typeof webhooks.getWebhook>("GET /v2/webhooks/{id}"),
    update: endpoint<typeof webhooks.updateWebhook>("PATCH /v2/webhooks/{id}", "body"),
    delete: endpoint<typeof webhooks.deleteWebhook>("DELETE /v2/webhooks/{id}"),
    rotateSecret: endpoint<typeof webhooks.rotateWebhookSecret>("POST /v2/webhooks/{id}/rotate-secret"),
    test: endpoint<typeof webhooks.testWebhook>("POST /v2/webhooks/{id}/test"),
    deliveries: endpoint<typeof webhooks.listDeliveries>("GET /v2/webhooks/{id}/deliveries", "query"),
    redeliver: endpoint<typeof webhooks.redeliver>("POST /v2/webhooks/{id}/deliveries/{deliveryId}/redeliver"),
  },
  managedOrganizations: {
    create: endpoint<typeof connect.createManagedOrganization>("POST /v2/connect/organizations", "body"),
    list: endpoint<typeof connect.listManagedOrganizations>("GET /v2/connect/organizations", "query"),
    update: endpoint<typeof connect.updateManagedOrganization>("PATCH /v2/connect/organizations/{id}", "body"),
    delete: endpoint<typeof connect.deleteManagedOrganization>("DELETE /v2/connect/organizations/{id}"),
  },
} satisfies EndpointTree;

export type Resources = MethodsOf<typeof RESOURCES>;

export type Job = z.output<typeof jobs.job>;
export type ErrorCode = DeclaredErrorCode;
